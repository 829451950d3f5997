// Generated from openapi/ by `npm run generate`. Do not edit.
/** One promise of the service, named. */
export type ClauseShape = {
  /** `<family>.<what-is-promised>` */
  readonly id: string;
  readonly family: string;
  readonly level: 'must' | 'should' | 'provisional';
  /** The promise in one sentence. */
  readonly text: string;
  /** The heading of the service document that it comes from. */
  readonly source: string;
  /** The operations that it covers. */
  readonly operations: readonly string[];
  /** The capabilities of a driver that observing it needs; none where the API alone shows it. */
  readonly needs: readonly string[];
  /** A scenario looks for it, or every exchange of its operations is held to it. */
  readonly 'observed-by': 'scenario' | 'exchange';
  /** Why it has this level or width, where that is a judgement. */
  readonly reason?: string;
  /** It gathers what the contract chose for its operations' answers (`x-provisional`), whatever their schema. */
  readonly part?: 'provisional';
};
