import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { basePath, mediaTypes } from '@workspace-api/contract';
import { tool } from '../engine/report/tool.ts';
import { joinHeaders, listItems } from '../target/exchange.ts';

/** Headers that concern one connection (RFC 9110, section 7.6.1), not the message. */
const always = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
];

/** The names and values of `rawHeaders` or `rawTrailers` in pairs. */
export const toPairs = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as [string, string]] : []));

/** The end-to-end headers of a message (`rawHeaders`) in pairs, without the given names. */
export const endToEnd = (raw: readonly string[], ...without: readonly string[]): [string, string][] => {
  const pairs = toPairs(raw);
  const { connection } = joinHeaders(pairs);
  const dropped = new Set([...always, ...listItems(connection), ...without]);
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase()));
};

const absoluteForm = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)(.*)$/is;

/**
 * Parses the target of a request (RFC 9112, section 3.2). Clients with `HTTP_PROXY` send the absolute form. Any other form is a
 * path at the proxy. Nothing in the path is decoded, encoded or resolved.
 *
 * @param origins those that a request in absolute form may name
 * @returns the target without its origin, as the bytes that the client sent; null if it names another server
 */
export const parseRequestTarget = (
  method: string,
  requestTarget: string,
  origins: { proxy: string; target: string },
): { path: string; isForProxy: boolean } | null => {
  const [, address, rest = ''] = absoluteForm.exec(requestTarget) ?? [];
  if (address === undefined) return { path: requestTarget, isForProxy: true };
  const origin = URL.canParse(address) ? new URL(address).origin : null;
  if (origin !== origins.proxy && origin !== origins.target) return null;
  // An OPTIONS request without a path is about the whole server (section 3.2.4).
  const path = rest === '' && method === 'OPTIONS' ? '*' : rest.startsWith('/') ? rest : `/${rest}`;
  return { path, isForProxy: origin === origins.proxy };
};

/**
 * The path at the target for a path at the proxy. A path below `/v1` belongs to the API, whatever the target's base; any other
 * path stays unchanged.
 */
export const toTargetPath = (base: string, path: string): string => {
  const isApi = path === basePath || path.startsWith(`${basePath}/`) || path.startsWith(`${basePath}?`);
  return isApi ? new URL(base).pathname + path.slice(basePath.length) : path;
};

/** A response of the proxy itself. The target didn't send it. */
type OwnResponse = { status: number; code: string; message: string };

/** Sends a response of the proxy itself. */
export const respondOwn = (response: ServerResponse, { status, code, message }: OwnResponse): void => {
  const origin = `${tool.name} proxy`;
  const error = { code, message: `${origin}: ${message}`.replaceAll(/\s+/g, ' '), details: { origin } };
  const body = JSON.stringify({ error });
  const headers = { 'content-type': mediaTypes.json, 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, STATUS_CODES[status], headers).end(body);
};

/** Sends a response of the proxy itself to a CONNECT request, which has no response object, and closes the connection. */
export const respondToConnect = (request: IncomingMessage, socket: Duplex, own: OwnResponse): void => {
  // The HTTP server no longer handles the errors of this socket, and no longer closes it.
  socket.on('error', () => socket.destroy());
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Socket);
  response.on('finish', () => socket.end(() => socket.destroy()));
  respondOwn(response, own);
};
