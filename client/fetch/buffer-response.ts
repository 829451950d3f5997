import type { ErrorEnvelope } from '@workspace-api/contract';

type Buffered = { readonly json: string; readonly request: Request | undefined };

const buffered = new WeakMap<Response, Buffered>();

/** The DOM types of older compilers lack the iteration of headers. */
const rebuild = ({ status, statusText, headers, url }: Response, content: Buffered): Response => {
  // Pairs, because the global `Headers` may differ from the class of the `fetch` that sent the response.
  const copy = new Response(content.json || null, {
    status,
    statusText,
    headers: [...(headers as unknown as Iterable<[string, string]>)],
  });
  buffered.set(copy, content);
  return Object.defineProperty(copy, 'url', { value: url });
};

/**
 * Reads the body of a response, and returns the same response with an unread body. It doesn't use `clone`, whose body is empty in
 * happy-dom.
 */
export const bufferResponse = async (response: Response, request?: Request): Promise<Response> =>
  buffered.has(response) ? response : rebuild(response, { json: await response.text(), request });

/** Copies a buffered response, also one whose body was read. A streamed one is returned itself. */
export const copyResponse = (response: Response): Response => {
  const content = buffered.get(response);
  return content ? rebuild(response, content) : response;
};

/** The body of a buffered response, also if it was read; empty without one. */
export const getBody = (response: Response | undefined): string =>
  buffered.get(response as Response)?.json ?? '';

/** The request that a buffered response belongs to. */
export const getRequest = (response: Response): Request | undefined => buffered.get(response)?.request;

/** The error in the body of a buffered response; nothing if there is none, or if it isn't JSON. */
export const parseError = (response: Response | undefined): Partial<ErrorEnvelope> | null => {
  try {
    return JSON.parse(getBody(response));
  } catch {
    return null;
  }
};
