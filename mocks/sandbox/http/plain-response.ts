import { mediaTypes } from '@workspace-api/contract';
import type { ErrorEnvelope, Problem } from '../core/problem.ts';

/** The response header with the request's id, by which its lines in the log can be found. */
export const requestIdHeader = 'X-Request-Id';

/** An answer, before it is a Response. */
export type PlainResponse = {
  readonly status: number;
  /** In addition to those of the call. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
};

const withRequestId = (envelope: ErrorEnvelope, requestId: string): ErrorEnvelope => {
  const { details } = envelope.error;
  if (details?.request_id === undefined) return envelope;
  return { error: { ...envelope.error, details: { ...details, request_id: requestId } } };
};

/**
 * A problem as an answer: always JSON, whatever encoding was asked for (Output encodings, rule 3). A request id in its
 * details is replaced by that of the request.
 */
export const problemResponse = (
  { status, envelope, headers }: Problem,
  requestId: string,
): PlainResponse => ({
  status,
  headers: { ...headers, 'Content-Type': mediaTypes.json },
  body: JSON.stringify(withRequestId(envelope, requestId)),
});
