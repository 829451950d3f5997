/** How an operation was answered. */
export type Reply<Result = unknown> = {
  /** It succeeded. */
  accepted: boolean;
  /** The answer itself, for the judge to look into. */
  response: Result;
};

/** Something that the machine promises of one step, and whether it was so. */
export type MachinePromise<Result = unknown> = {
  /**
   * `starts`: a new record is in the initial state; `moves`: a permitted operation succeeds; `shows`: the state
   * after it is the next one; `refuses`: a forbidden one answers its error; `keeps`: it leaves the state as it
   * was; `leaves`: no other record changes with it.
   */
  kind: 'starts' | 'moves' | 'shows' | 'refuses' | 'keeps' | 'leaves';
  /** null for a new record. */
  operation: string | null;
  from: string | null;
  expected: string;
  got: string;
  /** Null for `refuses`: the port judges the answer. */
  holds: boolean | null;
  provisional: boolean;
  reply: Reply<Result> | null;
};

/** What the commands of a model run act on: an API behind HTTP, or a fake in a unit test. */
export type MachinePort<Result = unknown> = {
  /** Creates a record and returns its id. */
  create: () => Promise<string>;
  apply: (operation: string, id: string) => Promise<Reply<Result>>;
  /** The state that the record shows now. */
  observe: (id: string) => Promise<string>;
  /** Throws if a must is broken. */
  check: (promise: MachinePromise<Result>) => void;
};

/** The records of a run in order of creation, and their expected states. */
export type MachineModel = { ids: string[]; states: string[] };
