import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { mayReach, type PrivateAddresses } from './addresses.ts';

/** A POST to somebody else's server. */
export type OutgoingRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Gives the request up. */
  readonly signal: AbortSignal;
};

/** The network, as far as webhooks use it. */
export type Sender = {
  /**
   * Sends a request and returns the status of its answer. A redirect is an answer like any other; no body is read.
   *
   * @throws Error with the reason where no answer came
   */
  send(request: OutgoingRequest): Promise<number>;
  /** Why no request is ever made to a URL, as far as the URL alone shows it; undefined where one is made. */
  refusal(url: string): string | undefined;
};

/** Names that are reserved for examples and belong to nobody (RFC 2606, RFC 6761): no name server is asked. */
const reservedName = /(^|\.)(example|invalid|example\.(com|net|org))\.?$/i;

const isPrivate = (name: string): string => `${name} is a private address`;

/**
 * Resolves a name for the connection that is being made, so that the addresses looked at are the ones connected to:
 * a name that first shows a public address and then a private one (DNS rebinding) gains nothing.
 */
const guardedLookup =
  (allowed: PrivateAddresses): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const unfit = addresses.find(({ address }) => !mayReach(address, allowed));
      if (unfit) return callback(new Error(isPrivate(`${host} (${unfit.address})`)), '', 0);
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };

/** Sends over the network, to public addresses and those that are allowed. */
export const createSender = (allowed: PrivateAddresses): Sender => {
  const lookup = guardedLookup(allowed);
  const refusal = (url: string): string | undefined => {
    const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
    if (reservedName.test(host)) return `${host} does not exist`;
    // No name is looked up for an address.
    return isIP(host) !== 0 && !mayReach(host, allowed) ? isPrivate(host) : undefined;
  };
  const send = ({ url, headers, body, signal }: OutgoingRequest): Promise<number> =>
    new Promise((settle, fail) => {
      const refused = refusal(url);
      if (refused !== undefined) return fail(new Error(refused));
      const request = url.startsWith('https:') ? requestHttps : requestHttp;
      // Without an agent each request has a connection of its own: none that was made under other rules is used.
      const outgoing = request(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(body.byteLength) },
        agent: false,
        lookup,
        signal,
      });
      outgoing.on('response', (answer) => {
        settle(answer.statusCode ?? 0);
        answer.destroy();
      });
      // A server that switches protocols has answered, though with nothing that was asked for.
      outgoing.on('upgrade', (answer, socket) => {
        settle(answer.statusCode ?? 0);
        socket.destroy();
      });
      outgoing.on('error', fail);
      // Whatever else there may be, the request doesn't outlive its connection.
      outgoing.on('close', () => fail(new Error('the connection was closed without an answer')));
      outgoing.end(body);
    });
  return { send, refusal };
};
