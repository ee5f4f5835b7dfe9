// A whole bot: node example-bot.mjs [path of cli.js] [seed]. Without a path it asks npx for the engine.
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

const [path, seed = 'example'] = process.argv.slice(2);
const [command, ...words] = path ? [process.execPath, path] : ['npx', 'dungeon-fighter'];
const engine = spawn(command, [...words, 'engine'], {stdio: ['pipe', 'pipe', 'inherit'], shell: !path});
const answers = createInterface({input: engine.stdout})[Symbol.asyncIterator]();

const ask = async request => {
	engine.stdin.write(`${JSON.stringify(request)}\n`);
	const answer = JSON.parse((await answers.next()).value ?? '{"error":{"message":"The engine has left the table."}}');
	if (!answer.ok) throw new Error(answer.error.message);
	return answer;
};

const choose = ({decision: {kind, actions}, events, state}) => {
	// The last throw listed uses every weapon there is.
	if (kind === 'throw') return {...actions.findLast(action => action.type === 'throw'), hand: 'skilled'};
	const missed = events.findLast(event => event.type === 'thrown')?.result === 'miss';
	const shopping = ['buy', 'buy-die', 'buy-healing', 'leave'];
	const dice = state.monster?.boss ? ['use-bonus-die', 'spend'] : ['retrieve-dice'];
	// Its whole wisdom: what to do first, by kind of decision. Where nothing fits, the first action listed will do.
	const first = {'out-of-dice': dice, rethrow: missed ? ['rethrow'] : ['keep'], 'last-chance': ['spend'], rest: ['move-on'], shop: shopping};
	return (first[kind] ?? []).flatMap(type => actions.filter(action => action.type === type && !action.drop))[0] ?? actions[0];
};

let answer = await ask({id: 0, new: {heroes: 3, seed}});
for (let id = 1; answer.decision; id++) answer = await ask({id, act: choose(answer)});
engine.stdin.end();
console.log(`${answer.state.outcome} against ${answer.state.monster.id}: ${answer.state.score?.title ?? 'no title'}`);
