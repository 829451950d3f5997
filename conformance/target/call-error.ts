import { describeCauses } from '@workspace-api/contract';

/** Something that the gate called failed. */
export class CallError extends Error {
  /** The failure without the call, so it is the same for every call that fails in this way. */
  readonly why: string;

  constructor(what: string, why: string, options?: ErrorOptions) {
    super(`${what}: ${why}`, options);
    this.why = why;
  }
}

/** A request got no response. This says nothing about the contract. */
export class TransportError extends CallError {
  override readonly name = 'TransportError';
}

/** A driver failed at something that it offers. This is an error of the harness, never a violation by the target. */
export class DriverError extends CallError {
  override readonly name = 'DriverError';
}

/** A request got a 429 after every wait. The target responds. */
export class LimitedError extends TransportError {}

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
  const isLate = timeouts.has((error as { name?: string }).name ?? '');
  const why = isLate ? `no complete response within ${timeoutMs / 1000} s` : describeCauses(error);
  return new TransportError(what, why, { cause: error });
};
