/** A server, as a function from requests to responses. */
export type Fetch = (request: Request) => Promise<Response>;

/** Changes a server's responses or requests. State between requests belongs to the wrapped server. */
export type Wrap = (next: Fetch) => Fetch;

/** A wrapper that keeps state between requests; `create` is called once for each server. */
export const perServer =
  (create: () => Wrap): Wrap =>
  (next) =>
    create()(next);

/** Applies one wrapper after the other; the first is the outermost. */
export const all =
  (...wraps: readonly Wrap[]): Wrap =>
  (next) =>
    wraps.reduceRight((server, wrap) => wrap(server), next);
