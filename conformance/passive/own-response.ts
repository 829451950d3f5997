import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { mediaTypes } from '@workspace-api/contract';
import { tool } from '../engine/report/tool.ts';

/** A response of the proxy itself. The target didn't send it. */
export type OwnResponse = { status: number; code: string; message: string };

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
