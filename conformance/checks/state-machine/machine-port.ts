/** The outcome of an operation. */
export type Reply<Result = unknown> = {
  /** It succeeded. */
  accepted: boolean;
  /** The response itself, for the check to inspect. */
  response: Result;
};

/** A promise of the machine about one step, and whether it was kept. */
export type MachinePromise<Result = unknown> = {
  /**
   * `starts`: a new record is in the initial state; `moves`: a permitted operation succeeds; `shows`: the state after it is the
   * next one; `refuses`: a forbidden operation returns its error; `keeps`: a refused operation leaves the state unchanged;
   * `leaves`: no other record changes.
   */
  kind: 'starts' | 'moves' | 'shows' | 'refuses' | 'keeps' | 'leaves';
  /** Null for a new record. */
  operation: string | null;
  from: string | null;
  expected: string;
  got: string;
  /** Null for `refuses`: the port checks the response. */
  holds: boolean | null;
  provisional: boolean;
  reply: Reply<Result> | null;
};

/** The system that the commands of a model run act on: an API over HTTP, or a fake in a unit test. */
export type MachinePort<Result = unknown> = {
  /** Creates a record and returns its id. */
  create: () => Promise<string>;
  apply: (operation: string, id: string) => Promise<Reply<Result>>;
  /** Returns the current state of the record. */
  observe: (id: string) => Promise<string>;
  /** Throws if a `must` is broken. */
  check: (promise: MachinePromise<Result>) => void;
};

/** The records of a run in order of creation, with their expected states. */
export type MachineModel = { ids: string[]; states: string[] };
