/** A clause: one promise of the service with an id. */
export type ClauseShape = {
  /** `<family>.<what-is-promised>` */
  readonly id: string;
  readonly family: string;
  readonly level: 'must' | 'should' | 'provisional';
  /** The promise in one sentence. */
  readonly text: string;
  /** The heading of the service document that states it. */
  readonly source: string;
  /** The operations that it covers. */
  readonly operations: readonly string[];
  /** The capabilities of a driver that are needed to observe it. Empty if the API is enough. */
  readonly needs: readonly string[];
  /** Whether a scenario checks it, or every exchange of its operations is checked. */
  readonly 'observed-by': 'scenario' | 'exchange';
  /** Why it has this level, or isn't narrower. */
  readonly reason?: string;
  /** Set if it covers everything that the contract chose for its operations' responses (`x-provisional`). */
  readonly part?: 'provisional';
};
