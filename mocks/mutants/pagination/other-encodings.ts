import { mediaTypes, operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { withQuery } from '../../wrappers/list-page.ts';
import { inEncoding, isListIn } from '../lib/in-encoding.ts';
import type { Mutant } from '../lib/mutant.ts';
import { offsetCursors } from './offset-cursors.ts';
import { startingOver } from './pages.ts';

/** Changes the limit of requests for a list in one encoding. */
const changeLimit =
  (mediaType: string, change: (limit: string | null, request: Request) => string | null): Wrap =>
  (next) =>
  (request) => {
    if (!isListIn(request, mediaType)) return next(request);
    const limit = new URL(request.url).searchParams.get('limit');
    return next(new Request(withQuery(request.url, { limit: change(limit, request) }), request));
  };

/** A list without a default limit in one encoding, as an export would have it. */
export const withoutDefaultLimit = (
  mediaType: string,
  operation: { id: string; list: { maxLimit: number } },
) =>
  changeLimit(mediaType, (limit, request) =>
    findOperation(request)?.id === operation.id ? (limit ?? String(operation.list.maxLimit)) : limit,
  );

/** Pages that are wrong only in an encoding other than JSON. */
export const otherEncodings: Record<string, Mutant> = {
  'csv-ignores-invalid-limits': {
    clause: 'pagination.limit-is-integer',
    text: 'In CSV, a limit that is not a number is ignored.',
    wrap: changeLimit(mediaTypes.csv, (limit) => (limit !== null && /^-?\d+$/.test(limit) ? limit : null)),
  },
  'tson-ignores-invalid-limits-of-secrets': {
    clause: 'pagination.limit-is-integer',
    text: 'In TSON, the list of secrets ignores a limit that is not a number.',
    wrap: changeLimit(mediaTypes.tson, (limit, request) =>
      limit !== null && !/^-?\d+$/.test(limit) && findOperation(request)?.id === operations.listSecrets.id
        ? null
        : limit,
    ),
  },
  'csv-starts-over-at-malformed-cursors': {
    clause: 'pagination.malformed-cursor-on-submissions',
    text: 'In CSV, submissions for a malformed cursor are the first page.',
    wrap: inEncoding(mediaTypes.csv, startingOver([operations.listSubmissions.id])),
  },
  'ndjson-starts-over-at-expired-cursors': {
    clause: 'pagination.expired-cursor',
    text: 'In NDJSON, an expired cursor returns the first page.',
    wrap: inEncoding(
      mediaTypes.ndjson,
      startingOver([operations.listAgents.id, operations.listSecrets.id, operations.listForms.id]),
    ),
  },
  ...Object.fromEntries(
    (['csv', 'ndjson', 'tson'] as const).map((name) => [
      `offset-cursors-in-${name}`,
      {
        clause: 'pagination.stable-under-insert',
        text: `In ${name.toUpperCase()}, a cursor is an offset, so insertions shift the pages.`,
        wrap: inEncoding(mediaTypes[name], offsetCursors.wrap),
      } satisfies Mutant,
    ]),
  ),
};
