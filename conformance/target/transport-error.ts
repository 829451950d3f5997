import { describeCauses } from '@workspace-api/contract';

/**
 * Why a request has no response: no connection (`unreachable`), a connection that broke or doesn't speak HTTP (`broken`), no
 * complete response in time (`timeout`), a body without end (`too-large`), or a 429 after every wait (`limited`).
 */
export type TransportFailure = 'unreachable' | 'broken' | 'timeout' | 'too-large' | 'limited';

/** A request got no response. This says nothing about the contract. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly failure: TransportFailure;
  /** The failure without the request, so it is the same for every request that fails in this way. */
  readonly why: string;

  constructor(what: string, failure: TransportFailure, why: string, options?: ErrorOptions) {
    super(`${what}: ${why}`, options);
    this.failure = failure;
    this.why = why;
  }
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const timeouts = new Set(['TimeoutError', 'HeadersTimeoutError', 'BodyTimeoutError']);

/**
 * Describes a failure below HTTP.
 *
 * @param error the thrown error
 * @param what the request: its method and URL
 * @param timeoutMs how long the request was allowed to take, in milliseconds
 */
export const toTransportError = (error: unknown, what: string, timeoutMs: number): TransportError => {
  if (error instanceof TransportError) return error;
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  if (name !== undefined && timeouts.has(name)) {
    return new TransportError(what, 'timeout', `no complete response within ${timeoutMs / 1000} s`, {
      cause: error,
    });
  }
  const codes = [(error as { code?: unknown }).code, cause?.code];
  const code = codes.find((candidate) => typeof candidate === 'string');
  const failure = unreachable.has(code ?? '') ? 'unreachable' : 'broken';
  return new TransportError(what, failure, describeCauses(error), { cause: error });
};
