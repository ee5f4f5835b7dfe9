/** How an edition sounds and looks, read once. */
import {type LooksFile, readLooks} from '../store/boxes.js';
import {openPortraits, type Portraits} from '../view/portraits.js';
import {openVoice, type Voice} from '../view/voice.js';
import {type AchievementCard, readAchievements} from './achievements.js';

const once = <Looks>(looks: LooksFile, open: (content: unknown, file: string) => Looks): ((edition: string) => Looks) => {
	const opened = new Map<string, Looks>();
	return edition => {
		const known = opened.get(edition);
		if (known) return known;
		const {file, content} = readLooks(edition, looks);
		const fresh = open(content, file);
		opened.set(edition, fresh);
		return fresh;
	};
};

/** The words of an edition. */
export const voiceOf: (edition: string) => Voice = once('voice', openVoice);

/** The pictures of an edition. */
export const portraitsOf: (edition: string) => Portraits = once('portraits', openPortraits);

/** What an edition praises. */
export const achievementCardsOf: (edition: string) => readonly AchievementCard[] = once('achievements', readAchievements);
