import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { errors, mediaTypes } from '@workspace-api/contract';
import { type ErrorEnvelope, Problem, problem, type RefusedRequest } from '../../../core/problem.ts';
import { destroyLater } from './connection.ts';

const createMalformed = (
  message: string,
  { status } = errors['malformed-request'] as { status: number },
): Problem => {
  const { code, fields } = errors['malformed-request'];
  return new Problem(status, { code, message, fields: [...fields] });
};

/** The responses to errors of Node's HTTP parser, by the code of the `clientError` event. */
const byParserCode: Readonly<Record<string, Problem>> = {
  // Node's parser rejects unknown methods; no operation uses them.
  HPE_INVALID_METHOD: problem('not-found'),
  // RFC 6585 section 5.
  HPE_HEADER_OVERFLOW: problem('headers-too-large'),
  // RFC 9110 section 15.5.9.
  ERR_HTTP_REQUEST_TIMEOUT: createMalformed('The request did not arrive in time.', { status: 408 }),
};

const headers = (envelope: ErrorEnvelope) => ({
  'Content-Type': mediaTypes.json,
  'Content-Length': String(Buffer.byteLength(JSON.stringify(envelope))),
  // Pages of any origin may read this, like every response of the API.
  'Access-Control-Allow-Origin': '*',
});

const refusals = new WeakMap<object, Problem>();

/** The error with which a connection was closed while a request was arriving on it. */
export const refusalOn = (connection: object | undefined): Problem | undefined =>
  connection && refusals.get(connection);

/**
 * Responds to a request that is invalid HTTP or too large with the usual error envelope. It closes the connection,
 * because the start of the next request is unknown.
 *
 * @returns the response; undefined if no client can receive it
 */
export const respondToProtocolError = (
  error: NodeJS.ErrnoException,
  socket: Duplex,
): RefusedRequest | undefined => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refusal = byParserCode[error.code ?? ''] ?? createMalformed(errors['malformed-request'].message);
  refusals.set(socket, refusal);
  const { status, envelope } = refusal;
  const lines = Object.entries({ ...headers(envelope), Connection: 'close' });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${JSON.stringify(envelope)}`,
  );
  destroyLater(socket);
  return refusal;
};

/** Responds to a request without a valid URL, such as one without a Host, and to any error outside of the application. */
export const rejectFailedRequest =
  (log: (line: string) => void, onRefused: (refusedRequest: RefusedRequest) => void) =>
  (error: unknown): Response => {
    const isRequest = error instanceof RequestError;
    if (!isRequest) log(`A request failed: ${error instanceof Error ? error.stack : error}`);
    const response = isRequest
      ? createMalformed(`The request cannot be read: ${error.message}.`)
      : problem('internal-error');
    onRefused(response);
    const { status, envelope } = response;
    return new Response(JSON.stringify(envelope), { status, headers: headers(envelope) });
  };
