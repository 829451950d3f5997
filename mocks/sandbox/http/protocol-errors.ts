import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { errors, mediaTypes } from '@workspace-api/contract';
import { type ErrorEnvelope, Problem, problem } from '../core/problem.ts';

type Refusal = Pick<Problem, 'status' | 'envelope'>;

const malformed = (
  message: string,
  { status } = errors['validation-failed'] as { status: number },
): Refusal => new Problem(status, { error: { code: errors['validation-failed'].code, message } });

/** What Node's parser found, as `clientError` tells it. */
const byParserCode: Readonly<Record<string, Refusal>> = {
  // To the parser a method that it never heard of is no HTTP; here it is one that no operation has.
  HPE_INVALID_METHOD: problem('not-found'),
  // RFC 6585 section 5.
  HPE_HEADER_OVERFLOW: malformed('The address and the headers of a request take 16 KB at most.', {
    status: 431,
  }),
  // RFC 9110 section 15.5.9.
  ERR_HTTP_REQUEST_TIMEOUT: malformed('The request did not arrive in time.', { status: 408 }),
};

const headers = (envelope: ErrorEnvelope) => ({
  'Content-Type': mediaTypes.json,
  'Content-Length': String(Buffer.byteLength(JSON.stringify(envelope))),
  // Pages of any origin may read it, like every answer of the API.
  'Access-Control-Allow-Origin': '*',
});

/**
 * Answers what is no HTTP, or more of it than the server reads, in the envelope of every other error, and ends the
 * connection: where the next request would begin can't be known.
 */
export const answerProtocolError = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, envelope } = byParserCode[error.code ?? ''] ?? malformed('The request is not valid HTTP.');
  const lines = Object.entries({ ...headers(envelope), Connection: 'close' });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${JSON.stringify(envelope)}`,
  );
};

/** Answers a request that never became one, such as one without a Host, and whatever else goes wrong around the application. */
export const answerFailedRequest =
  (log: (line: string) => void) =>
  (error: unknown): Response => {
    const isRequest = error instanceof RequestError;
    if (!isRequest) log(`A request could not be answered: ${error instanceof Error ? error.stack : error}`);
    const { status, envelope } = isRequest
      ? malformed(`The request can't be read: ${error.message}.`)
      : problem('internal-error');
    return new Response(JSON.stringify(envelope), { status, headers: headers(envelope) });
  };
