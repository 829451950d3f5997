/** What a program of a guide uses in place of the globals of a page. */
export type Surroundings = {
  readonly fetch: typeof globalThis.fetch;
  readonly print: (line: string) => void;
};

let surroundings: Surroundings;

/** Connects the program with the page that runs it. */
export const connect = (next: Surroundings): void => {
  surroundings = next;
};

/** Replaces the global function in the program and in the client. */
export const fetch: typeof globalThis.fetch = (...request) => surroundings.fetch(...request);

const print = (...values: readonly unknown[]): void =>
  surroundings.print(
    values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '),
  );

/** Replaces the global object in the program. */
export const console = { log: print, warn: print, error: print };
