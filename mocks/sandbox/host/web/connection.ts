import type { Connection } from '../connection.ts';

/** A page has no server, so its requests arrive over no connection. */
export type Bindings = Readonly<Record<string, never>>;

/** Finds the connection in the second argument of the sandbox's `fetch`; undefined for the options of a request. */
export const findConnection = (_init: RequestInit | Bindings | undefined): Connection | undefined =>
  undefined;
