/** A server, as a function from requests to responses. */
export type Fetch = (request: Request) => Promise<Response>;

/** Changes a server's responses or requests. State between requests belongs to the wrapped server. */
export type Wrap = (next: Fetch) => Fetch;

/** Combines several wrappers into one; the first is the innermost. */
export const chain =
  (...wraps: readonly Wrap[]): Wrap =>
  (server) =>
    wraps.reduce((next, wrap) => wrap(next), server);
