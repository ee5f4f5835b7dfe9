/** Who decides, what about, and every legal answer. */
export type Decision<Action> = {
	readonly kind: string;
	/** The hero whose move it is; for a decision of the whole group its leader. */
	readonly by: string;
	readonly actions: readonly Action[];
};

export type Step<State, Event> = {readonly state: State; readonly events: readonly Event[]};

/** Pure rules: the same state and action give the same step on every machine. */
export type Game<Setup, State, Action, Event> = {
	readonly setup: (options: Setup) => Step<State, Event>;
	/** What the game waits for, and every legal answer to it; undefined when it is over. */
	readonly decision: (state: State) => Decision<Action> | undefined;
	/** Throws a `Refusal` when the action is not legal; the state is never changed, a new one is returned. */
	readonly step: (state: State, action: Action) => Step<State, Event>;
};
