/** A server, as a function from requests to responses. */
export type Fetch = (request: Request) => Promise<Response>;

/** Changes a server's responses or requests. State between requests belongs to the wrapped server. */
export type Wrap = (next: Fetch) => Fetch;

/** Applies one wrapper after the other; the first is the outermost. */
export const all =
  (...wraps: readonly Wrap[]): Wrap =>
  (next) =>
    wraps.reduceRight((server, wrap) => wrap(server), next);

/** What a wrapper remembers of the requests to a server. */
export type Memory<T = unknown> = Map<unknown, T>;

/**
 * A wrapper that keeps state between requests. `create` is called once for each server, with an empty memory; of several wrappers,
 * the first is the outermost.
 */
export const perServer =
  <T = unknown>(create: (memory: Memory<T>) => Wrap | readonly Wrap[]): Wrap =>
  (next) =>
    all(...[create(new Map())].flat())(next);

/** Takes turns: returns the next of some values at each call, and begins again after the last one. */
export const inTurn = <T>(...values: readonly [T, ...T[]]): (() => T) => {
  let count = 0;
  return () => values[count++ % values.length] ?? values[0];
};

/** The first value under a key. */
export const first = <T>(memory: Memory<T>, key: unknown, value: T): T => {
  if (!memory.has(key)) memory.set(key, value);
  return memory.get(key) as T;
};

/** A URL with other query parameters. Those that are null are removed. */
export const withQuery = (url: string, changes: Readonly<Record<string, string | null>>): URL => {
  const changed = new URL(url);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
  }
  return changed;
};

/** Changes to a request that is sent again. A header or query parameter of null is removed. */
export type Changes = {
  readonly method?: string;
  readonly url?: URL | string;
  readonly query?: Readonly<Record<string, string | null>>;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: string | null;
};

/** Gives a request all of its headers, also in a page, whose requests lose some (Fetch Standard, forbidden request-header). */
export const withAllHeaders = (request: Request, headers: Headers): Request =>
  Object.defineProperty(request, 'headers', { value: headers });

/** Reads a request's body, and returns it with a function that copies the request, because a body can only be read once. */
export const repeatable = async (request: Request) => {
  const rawBody = await request.text();
  const again = (changes: Changes = {}): Request => {
    const headers = new Headers(request.headers);
    // The Content-Length header belongs to the original body.
    headers.delete('Content-Length');
    for (const [name, value] of Object.entries(changes.headers ?? {})) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const body = changes.body === undefined ? rawBody : (changes.body ?? '');
    const url = withQuery(String(changes.url ?? request.url), changes.query ?? {});
    const { signal } = request;
    const method = changes.method ?? request.method;
    return withAllHeaders(
      new Request(url, { method, headers, signal, ...(body !== '' && { body }) }),
      headers,
    );
  };
  return { rawBody, again };
};
