import type { ClauseId } from '@workspace-api/contract';

/** A server: it answers requests. */
export type Fetch = (request: Request) => Promise<Response>;

/** A bug that a server could have, put before one that does not have it. */
export type Fault = {
  /** The promise that it breaks, before others that may fall with it. */
  readonly clause: ClauseId;
  /** The bug in one sentence. */
  readonly text: string;
  /** Gives the server the bug; what it remembers, it remembers for this one server. */
  readonly wrap: (next: Fetch) => Fetch;
};
