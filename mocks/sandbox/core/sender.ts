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

/**
 * Sends a request, and tells the status of its answer. A redirect is an answer like any other; no body is read.
 *
 * @throws Error with the reason where no answer came
 */
export type Sender = (request: OutgoingRequest) => Promise<number>;

/** Names that are reserved for examples and belong to nobody (RFC 2606, RFC 6761): no name server is asked. */
const reservedName = /(^|\.)(example|invalid|example\.(com|net|org))\.?$/i;

const refused = (host: string, address: string): Error =>
  new Error(`${host === address ? host : `${host} (${address})`} is a private address`);

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
      if (unfit) return callback(refused(host, unfit.address), '', 0);
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };

/** Sends over the network, to public addresses and those that are allowed. */
export const createSender = (allowed: PrivateAddresses): Sender => {
  const lookup = guardedLookup(allowed);
  return ({ url, headers, body, signal }) =>
    new Promise((settle, fail) => {
      const { protocol, hostname } = new URL(url);
      const host = hostname.replace(/^\[|\]$/g, '');
      // The demo's endpoints have such names: no connection is prepared that can't be made.
      if (reservedName.test(host)) return fail(new Error(`${host} does not exist`));
      // No name is looked up for an address.
      if (isIP(host) !== 0 && !mayReach(host, allowed)) return fail(refused(host, host));
      const send = protocol === 'https:' ? requestHttps : requestHttp;
      // Without an agent each request has a connection of its own: none that was made under other rules is used.
      const outgoing = send(url, {
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
};
