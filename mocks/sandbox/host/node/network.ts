import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { unbracket } from '../../core/ip-address.ts';
import { type Network, type PrivateAddresses, readStart } from '../network.ts';
import { isOwnAddress, isReachable } from './network/addresses.ts';

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

type Resolve = (
  name: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for a connection and checks its addresses, so that the connection uses the checked address. This
 * prevents DNS rebinding.
 */
const guardedLookup =
  (allowed: PrivateAddresses, port: number, resolve: Resolve): LookupFunction =>
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

/** The headers of a response that have a single value. */
const toHeaderEntries = ({ headers }: IncomingMessage): [string, string][] =>
  Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

/**
 * Connects to public addresses and the allowed private ones, but not to the sandboxes of this process.
 *
 * @param resolve looks up the addresses of names; by default as the system does
 */
export const createNetwork = (allowed: PrivateAddresses, resolve: Resolve = lookup): Network => ({
  refusal(url) {
    const host = unbracket(url.hostname);
    // Addresses are not looked up, so they are checked here.
    return isIP(host) === 0
      ? undefined
      : findRefusal({ name: host, address: host, port: getPort(url) }, allowed);
  },
  send: ({ url, method, headers, body, signal }) =>
    new Promise((settle, fail) => {
      const request = url.startsWith('https:') ? requestHttps : requestHttp;
      const noResponse = () => fail(new Error('the connection was closed without a response'));
      // Without an agent, each request has its own connection. It never reuses a connection that was opened under other
      // rules.
      const outgoing = request(url, {
        method,
        headers: { ...headers, 'Content-Length': String(body.byteLength) },
        agent: false,
        lookup: guardedLookup(allowed, getPort(new URL(url)), resolve),
        signal,
      });
      outgoing.on('response', (response) => {
        // From now on, the end of the connection isn't a failure.
        outgoing.off('close', noResponse);
        const body = Readable.toWeb(response) as ReadableStream<Uint8Array>;
        void readStart(body).then((start) => {
          settle({ status: response.statusCode ?? 0, headers: toHeaderEntries(response), body: start });
          response.destroy();
        });
      });
      outgoing.on('error', fail);
      // The request never outlives its connection.
      outgoing.on('close', noResponse);
      outgoing.end(body);
    }),
});
