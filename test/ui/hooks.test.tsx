import {Text} from 'ink';
import {useState} from 'react';
import {afterEach, expect, test} from 'vitest';
import {useAnimation, useKeys, useSize, useTerminal} from '../../source/ui/hooks.js';
import {type FakeStage, renderOnStage} from '../helpers/fake-stage.js';

let stage: FakeStage;
afterEach(() => stage.unmount());

const Counter = ({
	name,
	passes = false,
	isActive = true,
}: {
	readonly name: string;
	readonly passes?: boolean;
	readonly isActive?: boolean;
}) => {
	const [keys, setKeys] = useState('');
	useKeys(
		key => {
			setKeys(`${keys}${key.text ?? key.name}`);
			return !passes;
		},
		{isActive},
	);
	return <Text>{`${name}:${keys}`}</Text>;
};

test('every key meets the screen that the one before it made', () => {
	stage = renderOnStage(<Counter name="a" />);
	stage.press('x', 'Y', 'enter', 'z');
	expect(stage.screen()[0]).toBe('a:xYenterz');
});

test('the handler mounted last comes first, and decides whether the next one sees the key', () => {
	const Parent = () => {
		const [isOpen, setOpen] = useState(false);
		useKeys(key => setOpen(key.name === 'o'), {isActive: !isOpen});
		return isOpen ? <Counter name="dialog" /> : <Text>nothing</Text>;
	};
	stage = renderOnStage(<Parent />);
	stage.press('o', 'u');
	expect(stage.screen()[0]).toBe('dialog:u');
	stage.unmount();
	stage = renderOnStage(
		<>
			<Counter name="first" />
			<Counter name="second" passes />
		</>,
	);
	stage.press('u');
	expect(stage.screen().slice(0, 2)).toEqual(['first:u', 'second:u']);
});

test('a child comes before its parent, though both are mounted together', () => {
	const Parent = () => {
		const [seen, setSeen] = useState('');
		useKeys(key => setSeen(key.name));
		return (
			<>
				<Text>{`parent:${seen}`}</Text>
				<Counter name="child" />
			</>
		);
	};
	stage = renderOnStage(<Parent />);
	stage.press('u');
	expect(stage.screen().slice(0, 2)).toEqual(['parent:', 'child:u']);
});

test('Ctrl+C passes everybody who does not hold it on purpose', () => {
	const Careless = () => {
		useKeys(() => undefined);
		return <Text>careless</Text>;
	};
	stage = renderOnStage(<Careless />);
	stage.press('a');
	expect(stage.wasTaken()).toBe(true);
	stage.press('ctrl+c');
	expect(stage.wasTaken()).toBe(false);
});

test('no change, no commit; what moves needs none', () => {
	const Moving = () => {
		const [isActive, setActive] = useState(true);
		useKeys(key => setActive(key.name !== 's'));
		useAnimation(at => [{x: at, y: 1, text: '\u001B[31m*\u001B[39m'}], {active: isActive});
		return <Text>still</Text>;
	};
	stage = renderOnStage(<Moving />);
	const before = stage.commits();
	expect(stage.screen(3).slice(0, 2)).toEqual(['still', '   *']);
	expect(stage.screen(5).slice(0, 2)).toEqual(['still', '     *']);
	stage.press('a');
	expect(stage.commits()).toBe(before);
	stage.press('s');
	expect(stage.screen(5).slice(0, 2)).toEqual(['still', '']);
});

test('the size, and leaving', () => {
	const Sized = () => {
		const {columns, rows} = useSize();
		const {leave, onClose} = useTerminal();
		useKeys(() => {
			onClose(() => 'farewell');
			return leave();
		});
		return <Text>{`${columns}x${rows}`}</Text>;
	};
	stage = renderOnStage(<Sized />, {columns: 120, rows: 30});
	expect(stage.screen()[0]).toBe('120x30');
	stage.resize(60, 20);
	expect(stage.screen()).toHaveLength(20);
	expect(stage.screen()[0]).toBe('60x20');
	stage.press('q');
	expect(stage.hasLeft()).toBe(true);
	expect(stage.farewell()).toEqual(['farewell']);
});
