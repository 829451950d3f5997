import { lookup as resolve } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isReachable, type PrivateAddresses } from './addresses.ts';
import { memoizeLast } from './memoize.ts';
import { isOwnAddress } from './own-addresses.ts';

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

/** Names that are reserved for examples (RFC 2606, RFC 6761). They are not looked up. */
const reservedName = /(^|\.)(example|invalid|example\.(com|net|org))\.?$/i;

/**
 * Returns the reason why a request may not reach an address; undefined if it may. @param name the host's name for the
 * reason
 */
const findRefusal = (
  { name, address, port }: { readonly name: string; readonly address: string; readonly port: number },
  allowed: PrivateAddresses,
): string | undefined => {
  if (!isReachable(address, allowed)) return `${name} is a private address`;
  // The sandbox would trust the sender as a program of this machine.
  if (isOwnAddress(address, port)) return `${name} with port ${port} is the sandbox itself`;
  return undefined;
};

const getPort = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

/**
 * Resolves a name for a connection and checks its addresses, so that the connection uses the checked address. This
 * prevents DNS rebinding.
 */
const guardedLookup =
  (allowed: PrivateAddresses, port: number): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      for (const { address } of addresses) {
        const reason = findRefusal({ name: `${host} (${address})`, address, port }, allowed);
        if (reason !== undefined) return callback(new Error(reason), '', 0);
      }
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };

/** Rejects as soon as a signal aborts, even if no other code handles the signal. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** The headers of a response that have a single value. */
const toHeaderEntries = ({ headers }: IncomingMessage): [string, string][] =>
  Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

/**
 * Creates a sender that reaches public addresses and the allowed private ones, but not the sandboxes of this process.
 *
 * @param outgoing returns the function that wraps the requests; undefined to send them unchanged
 */
export const createSender = (
  allowed: PrivateAddresses,
  outgoing: () => Outgoing | undefined = () => undefined,
): Sender => {
  const refusal = (address: string): string | undefined => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (reservedName.test(host)) return `${host} does not exist`;
    // Addresses are not looked up, so they are checked here.
    return isIP(host) === 0
      ? undefined
      : findRefusal({ name: host, address: host, port: getPort(url) }, allowed);
  };
  const post = ({ url, headers, body, signal }: OutgoingRequest, method = 'POST'): Promise<IncomingMessage> =>
    new Promise((settle, fail) => {
      const reason = refusal(url);
      if (reason !== undefined) return fail(new Error(reason));
      const request = url.startsWith('https:') ? requestHttps : requestHttp;
      // Without an agent, each request has its own connection. It never reuses a connection that was opened under other
      // rules.
      const outgoing = request(url, {
        method,
        headers: { ...headers, 'Content-Length': String(body.byteLength) },
        agent: false,
        lookup: guardedLookup(allowed, getPort(new URL(url))),
        signal,
      });
      outgoing.on('response', (response) => {
        settle(response);
        response.destroy();
      });
      // Switching protocols is a response too, though not a success.
      outgoing.on('upgrade', (response, socket) => {
        settle(response);
        socket.destroy();
      });
      outgoing.on('error', fail);
      // The request never outlives its connection.
      outgoing.on('close', () => fail(new Error('the connection was closed without a response')));
      outgoing.end(body);
    });
  const fetch = async (request: Request): Promise<Response> => {
    const { url, headers, signal, method } = request;
    const body = new Uint8Array(await request.arrayBuffer());
    const response = await post({ url, headers: Object.fromEntries(headers), body, signal }, method);
    return new Response(null, { status: response.statusCode ?? 0, headers: toHeaderEntries(response) });
  };
  const changeFetch = memoizeLast((change: Outgoing) => change(fetch));
  const send = async (request: OutgoingRequest): Promise<number> => {
    const change = outgoing();
    if (change === undefined) return (await post(request)).statusCode ?? 0;
    const { url, headers, body, signal } = request;
    const exchange = changeFetch(change)(new Request(url, { method: 'POST', headers, body, signal }));
    return (await Promise.race([exchange, untilAborted(signal)])).status;
  };
  return { send, refusal };
};
