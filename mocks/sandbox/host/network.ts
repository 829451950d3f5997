import { limits } from '../core/limits.ts';
import { memoizeLast } from '../core/memoize.ts';
import { unlessAborted } from '../core/unless-aborted.ts';

/** The private addresses that outgoing requests may reach: none, only loopback, or all. */
export const privateAddresses = ['none', 'loopback', 'all'] as const;
export type PrivateAddresses = (typeof privateAddresses)[number];

/** A request to an external server. */
type OutgoingRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Aborts the request. */
  readonly signal: AbortSignal;
};

/**
 * Wraps the requests to external servers, to change them or their responses. `next` sends the request; its response has the
 * start of the body.
 */
export type Outgoing = (
  next: (request: Request) => Promise<Response>,
) => (request: Request) => Promise<Response>;

/** The response of an external server, with the start of its body as text. */
export type OutgoingResponse = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
};

/** Thrown instead of sending a request to a URL that no request may reach. */
export class RefusedUrlError extends Error {
  override readonly name = 'RefusedUrlError';
}

/** Reads the start of a body: until it ends or breaks off, has enough bytes, or has taken too long in real time. */
export const readStart = async (body: ReadableStream<Uint8Array> | null): Promise<string> => {
  const reader = body?.getReader();
  if (!reader) return '';
  const stop = () => void reader.cancel().catch(() => {});
  const timer = setTimeout(stop, limits.endpointBodyMs);
  const decoder = new TextDecoder();
  let start = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      start += decoder.decode(part.value, { stream: true });
      if (start.length >= limits.endpointBodyLength) break;
    }
  } catch {
    // The status has arrived, which decides about the delivery.
  }
  clearTimeout(timer);
  stop();
  return start.slice(0, limits.endpointBodyLength);
};

/** The statuses of responses that have no body (Fetch, null body status). */
const withoutBody: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/** The network of a host. */
export type Network = {
  /**
   * Sends a request. It doesn't follow redirects, and reads only the start of the body.
   *
   * @throws Error with the reason if it receives no response
   */
  send(request: OutgoingRequest): Promise<OutgoingResponse>;
  /** Returns the reason why the host refuses a URL, based only on the URL; undefined if it accepts the URL. */
  refusal(url: URL): string | undefined;
};

/** Names that are reserved for examples (RFC 2606, RFC 6761). They are not looked up. */
const reservedName = /(^|\.)(example|invalid|example\.(com|net|org))\.?$/i;

/** Sends webhooks, as a network does. */
export type Send = Network['send'];

/**
 * Creates the function that sends webhooks over a network.
 *
 * @param outgoing returns the function that wraps the requests; undefined to send them unchanged
 */
export const createSender = (
  network: Network,
  outgoing: () => Outgoing | undefined = () => undefined,
): Send => {
  const requireAllowed = (address: string): void => {
    const url = new URL(address);
    const reason = reservedName.test(url.hostname) ? `${url.hostname} does not exist` : network.refusal(url);
    if (reason !== undefined) throw new RefusedUrlError(reason);
  };
  const send: Send = async (request) => {
    requireAllowed(request.url);
    return network.send(request);
  };
  const fetch = async (request: Request): Promise<Response> => {
    const { url, headers, signal, method } = request;
    const body = new Uint8Array(await request.arrayBuffer());
    const response = await send({ url, method, headers: Object.fromEntries(headers), body, signal });
    return new Response(withoutBody.has(response.status) ? null : response.body, {
      status: response.status,
      headers: response.headers.map(([...entry]) => entry),
    });
  };
  const changeFetch = memoizeLast((change: Outgoing) => change(fetch));
  return async ({ url, ...init }) => {
    const change = outgoing();
    if (change === undefined) return send({ url, ...init });
    requireAllowed(url);
    const sent = new Request(url, init);
    // The function may ignore the signal.
    const response = await unlessAborted(init.signal, () => changeFetch(change)(sent));
    return { status: response.status, headers: [...response.headers], body: await readStart(response.body) };
  };
};
