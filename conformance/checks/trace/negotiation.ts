import { type ClauseId, mediaTypes } from '@workspace-api/contract';
import { isSuccess } from '../body.ts';
import { createResult } from '../check-result.ts';
import { isCovered } from '../covered-operations.ts';
import { only } from '../exchange/query.ts';
import type { TraceCheck, TracedCall } from './traced-call.ts';

const encodings: readonly string[] = Object.values(mediaTypes);

/** The encoding that a request selects and the clause that requires it; null if the service document leaves it open. */
const getRequestedFormat = ({
  query,
  request,
}: TracedCall): { clause: ClauseId; mediaType: string } | null => {
  const { accept } = request.headers;
  if (query.has('format')) {
    if (only(query, 'format') !== 'ndjson') return null;
    const isAccepted = accept === undefined || accept === mediaTypes.ndjson || accept.includes('*');
    const clause = isAccepted ? 'encodings.format-ndjson' : 'encodings.format-beats-accept';
    return { clause, mediaType: mediaTypes.ndjson };
  }
  if (accept === undefined) return { clause: 'encodings.json-by-default', mediaType: mediaTypes.json };
  return encodings.includes(accept) ? { clause: 'encodings.accept-selects', mediaType: accept } : null;
};

const [byFormat, byAccept] = [
  'encodings.single-refuses-by-format',
  'encodings.single-refuses-by-accept',
] as const;

/** Checks that each list is in the encoding that its request selects, and that only lists have another one than JSON. */
export const negotiationCheck: TraceCheck = {
  ended: (call, { exchange }) => {
    const requested = isSuccess(exchange) ? getRequestedFormat(call) : null;
    if (!requested || !call.operation) return [];
    const { clause, mediaType } = requested;
    const got = exchange.headers['content-type'] ?? 'no content type';
    if (isCovered(clause, call.operation))
      return [createResult(clause, exchange.mediaType === mediaType, mediaType, got)];
    const refusal = call.query.has('format') ? byFormat : byAccept;
    if (mediaType === mediaTypes.json || !isCovered(refusal, call.operation)) return [];
    return [
      createResult(refusal, false, 'status 406 not_acceptable', `status ${exchange.status} with ${got}`),
    ];
  },
};
