import { mediaTypes } from '@workspace-api/contract';
import type { ErrorEnvelope, Problem } from '../core/problem.ts';

/** The response header with the request's id, which identifies its lines in the log. */
export const requestIdHeader = 'X-Request-Id';

/** A response before it is converted to a Response. */
export type PlainResponse = {
  readonly status: number;
  /** Added to the headers of the call. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
};

const withRequestId = (envelope: ErrorEnvelope, requestId: string): ErrorEnvelope => {
  const { details } = envelope.error;
  if (details?.request_id === undefined) return envelope;
  return { error: { ...envelope.error, details: { ...details, request_id: requestId } } };
};

/**
 * Converts a problem to a response. It is always JSON, whatever encoding was requested (Output encodings, rule 3). The
 * request's id replaces any request id in its details.
 */
export const problemResponse = (
  { status, envelope, headers }: Problem,
  requestId: string,
): PlainResponse => ({
  status,
  headers: { ...headers, 'Content-Type': mediaTypes.json },
  body: JSON.stringify(withRequestId(envelope, requestId)),
});
