// A whole bot: node example-bot.mjs [path of cli.js] [seed]. Without a path it asks npx for the engine.
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

const [path, seed = 'example'] = process.argv.slice(2);
const [command, ...words] = path ? [process.execPath, path] : ['npx', 'dungeon-fighter'];
const engine = spawn(command, [...words, 'engine'], {stdio: ['pipe', 'pipe', 'inherit'], shell: !path});
const answers = createInterface({input: engine.stdout})[Symbol.asyncIterator]();

const ask = async request => {
	engine.stdin.write(`${JSON.stringify(request)}\n`);
	const {value, done} = await answers.next();
	const answer = done ? {error: {message: 'The engine has left the table.'}} : JSON.parse(value);
	if (!answer.ok) throw new Error(answer.error.message);
	return answer;
};

// Its whole wisdom: what to do first, by kind of decision. Where nothing fits, the first action listed will do.
const wisdom = ({kind, missed, boss}) =>
	({
		'out-of-dice': boss ? ['use-bonus-die', 'spend'] : ['retrieve-dice'],
		rethrow: missed ? ['rethrow', 'time-spell'] : ['keep'],
		'last-chance': ['spend'],
		rest: ['move-on'],
		shop: ['buy', 'buy-die', 'buy-healing', 'leave'],
	})[kind] ?? [];

const choose = ({decision: {kind, actions}, events, state}) => {
	// The last throw listed uses every weapon there is.
	if (kind === 'throw') return {...actions.findLast(action => action.type === 'throw'), hand: 'skilled'};
	const missed = events.findLast(event => event.type === 'thrown')?.result === 'miss';
	const types = wisdom({kind, missed, boss: state.monster?.boss});
	return types.flatMap(type => actions.filter(action => action.type === type && !action.drop))[0] ?? actions[0];
};

let answer = await ask({id: 0, new: {heroes: 3, seed}});
for (let id = 1; answer.decision; id++) answer = await ask({id, act: choose(answer)});
engine.stdin.end();
const {outcome, score, round, monster} = answer.state;
console.log(`${outcome} against ${monster.id} in round ${round}${score ? `: ${score.total} points, ${score.title}` : ''}`);
