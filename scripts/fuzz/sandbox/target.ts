/** Memory of a sandbox after a collection of garbage, in bytes. */
export type Memory = {
  /** Of the JavaScript heap, and what hangs on it outside. */
  readonly heap: number;
  readonly rss: number;
};

/** The sandbox that a run sends its requests to. */
export type Target = {
  readonly port: number;
  memory(): Promise<Memory>;
  /** The lines in which the sandbox reported its own failures. */
  readonly log: string[];
  isAlive(): boolean;
  stop(): Promise<void>;
};
