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
  /**
   * What shows a violation: a scenario; also a sequence of requests that other clients send (if no other one changes the target);
   * or every exchange of its operations.
   */
  readonly 'observed-by': 'scenario' | 'trace' | 'exclusive-trace' | 'exchange';
  /** Why it has this level, or isn't narrower. */
  readonly reason?: string;
  /** Set if it covers everything that the contract chose for its operations' responses (`x-provisional`). */
  readonly part?: 'provisional';
};
