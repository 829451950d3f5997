/** What is different in a request that is sent again; a header of null is left out. */
type Changes = {
  readonly method?: string;
  readonly url?: URL | string;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: string | null;
};

/** The text of a request's body, and the request as often as it is needed: a body can be read once only. */
export const repeatable = async (request: Request) => {
  const text = await request.text();
  const again = (changes: Changes = {}): Request => {
    const headers = new Headers(request.headers);
    // The length is that of the body that was sent.
    headers.delete('Content-Length');
    for (const [name, value] of Object.entries(changes.headers ?? {})) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const body = changes.body === undefined ? text : (changes.body ?? '');
    return new Request(changes.url ?? request.url, {
      method: changes.method ?? request.method,
      headers,
      ...(body !== '' && { body }),
    });
  };
  return { text, again };
};
