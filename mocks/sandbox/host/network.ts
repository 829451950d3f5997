import { memoizeLast } from '../core/memoize.ts';

/** The private addresses that outgoing requests may reach: none, only loopback, or all. */
export const privateAddresses = ['none', 'loopback', 'all'] as const;
export type PrivateAddresses = (typeof privateAddresses)[number];

/** A POST request to an external server. */
export type OutgoingRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Aborts the request. */
  readonly signal: AbortSignal;
};

/**
 * Wraps the requests to external servers, to change them or their responses. `next` sends the request; its response has
 * no body.
 */
export type Outgoing = (
  next: (request: Request) => Promise<Response>,
) => (request: Request) => Promise<Response>;

/** Sends webhooks over the network. */
export type Sender = {
  /**
   * Sends a request and returns the status of the response. It doesn't follow redirects or read the body.
   *
   * @throws Error with the reason if it receives no response
   */
  send(request: OutgoingRequest): Promise<number>;
  /** Returns the reason why the sender refuses a URL, based only on the URL; undefined if it accepts the URL. */
  refusal(url: string): string | undefined;
};

/** The response of an external server, without its body. */
type OutgoingResponse = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/** The network of a host. */
export type Network = {
  /**
   * Sends a request. It doesn't follow redirects or read the body.
   *
   * @throws Error with the reason if it receives no response
   */
  send(request: OutgoingRequest, method: string): Promise<OutgoingResponse>;
  /** Returns the reason why the host refuses a URL, based only on the URL; undefined if it accepts the URL. */
  refusal(url: URL): string | undefined;
};

/** Names that are reserved for examples (RFC 2606, RFC 6761). They are not looked up. */
const reservedName = /(^|\.)(example|invalid|example\.(com|net|org))\.?$/i;

/** Rejects as soon as a signal aborts, even if no other code handles the signal. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Creates a sender on a network.
 *
 * @param outgoing returns the function that wraps the requests; undefined to send them unchanged
 */
export const createSender = (
  network: Network,
  outgoing: () => Outgoing | undefined = () => undefined,
): Sender => {
  const refusal = (address: string): string | undefined => {
    const url = new URL(address);
    return reservedName.test(url.hostname) ? `${url.hostname} does not exist` : network.refusal(url);
  };
  const post = async (request: OutgoingRequest, method = 'POST'): Promise<OutgoingResponse> => {
    const reason = refusal(request.url);
    if (reason !== undefined) throw new Error(reason);
    return network.send(request, method);
  };
  const fetch = async (request: Request): Promise<Response> => {
    const { url, headers, signal, method } = request;
    const body = new Uint8Array(await request.arrayBuffer());
    const response = await post({ url, headers: Object.fromEntries(headers), body, signal }, method);
    return new Response(null, {
      status: response.status,
      headers: response.headers.map(([...entry]) => entry),
    });
  };
  const changeFetch = memoizeLast((change: Outgoing) => change(fetch));
  const send = async (request: OutgoingRequest): Promise<number> => {
    const change = outgoing();
    if (change === undefined) return (await post(request)).status;
    const { url, headers, body, signal } = request;
    const exchange = changeFetch(change)(new Request(url, { method: 'POST', headers, body, signal }));
    return (await Promise.race([exchange, untilAborted(signal)])).status;
  };
  return { send, refusal };
};
