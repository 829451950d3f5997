import type { components } from '@workspace-api/contract';

type ErrorEnvelope = components['schemas']['ErrorEnvelope'];
type Buffered = { readonly json: string; readonly request: Request | undefined };

const buffered = new WeakMap<Response, Buffered>();

/** The names and values of headers. Not an iteration, which the DOM types of older compilers lack. */
export const toPairs = (headers: Headers): [name: string, value: string][] => {
  const pairs: [string, string][] = [];
  headers.forEach((value, name) => {
    pairs.push([name, value]);
  });
  return pairs;
};

const rebuild = ({ status, statusText, headers, url }: Response, content: Buffered): Response => {
  // Pairs, because the global `Headers` may differ from the class of the `fetch` that sent the response.
  const copy = new Response(content.json || null, { status, statusText, headers: toPairs(headers) });
  buffered.set(copy, content);
  return Object.defineProperty(copy, 'url', { value: url });
};

/**
 * Reads the body of a response, and returns the same response with an unread body. It doesn't use `clone`, whose body is empty in
 * happy-dom.
 */
export const bufferResponse = async (response: Response, request?: Request): Promise<Response> =>
  buffered.has(response) ? response : rebuild(response, { json: await response.text(), request });

/** Copies a buffered response, also one whose body was read. */
export const copyResponse = (response: Response): Response =>
  rebuild(response, buffered.get(response) as Buffered);

/** The body of a buffered response, also if it was read. */
export const getBody = (response: Response): string => buffered.get(response)?.json ?? '';

/** The request that a buffered response belongs to. */
export const getRequest = (response: Response): Request | undefined => buffered.get(response)?.request;

/** The error in the body of a buffered response; nothing if it isn't JSON. */
export const parseError = (response: Response): Partial<ErrorEnvelope> | null => {
  try {
    return JSON.parse(getBody(response));
  } catch {
    return null;
  }
};
