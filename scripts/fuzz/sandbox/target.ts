/** The memory of a sandbox after a garbage collection, in bytes. */
export type Memory = {
  /** The JavaScript heap and the external memory that it refers to. */
  readonly heap: number;
  readonly rss: number;
};

/** The sandbox that receives a run's requests. */
export type Target = {
  readonly port: number;
  /** The secrets that the sandbox accepts instead of the public secrets of the demo tokens, by the public secret. */
  readonly ownSecrets: Readonly<Record<string, string>>;
  memory(): Promise<Memory>;
  /** The log lines about the sandbox's own failures. */
  readonly log: string[];
  isAlive(): boolean;
  stop(): Promise<void>;
};
