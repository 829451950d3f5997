import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { mediaTypes } from '@workspace-api/contract';
import { tool } from '../engine/report/tool.ts';

/** A response of the proxy itself. The target didn't send it. */
export type OwnResponse = { status: number; code: string; message: string };

const toBody = ({ code, message }: OwnResponse): string => {
  const origin = `${tool.name} proxy`;
  const error = { code, message: `${origin}: ${message}`.replaceAll(/\s+/g, ' '), details: { origin } };
  return JSON.stringify({ error });
};

/** Sends a response of the proxy itself. */
export const respondOwn = (response: ServerResponse, own: OwnResponse): void => {
  const body = toBody(own);
  const headers = { 'content-type': mediaTypes.json, 'content-length': Buffer.byteLength(body) };
  response.writeHead(own.status, STATUS_CODES[own.status], headers).end(body);
};

/** Sends a response of the proxy itself to a CONNECT request, which has no response object, and closes the connection. */
export const respondToConnect = (socket: Duplex, own: OwnResponse): void => {
  const body = toBody(own);
  const head = [
    `HTTP/1.1 ${own.status} ${STATUS_CODES[own.status]}`,
    `Content-Type: ${mediaTypes.json}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  // The HTTP server no longer handles the errors of this socket, and no longer closes it.
  socket.on('error', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};
