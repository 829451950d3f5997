import { mediaTypes } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import type { Json } from '../../wrappers/json.ts';
import { findList } from '../../wrappers/list-page.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { alterBody, getQueryParameter, requestListWith, type Which } from './alter-lists.ts';

const mediaType = mediaTypes.ndjson;
const meta = '__meta__';

type Line = Json & { [meta]?: Json };

const lines = (
  which: Omit<Which, 'mediaType'>,
  change: (lines: Line[], request: Request) => unknown[],
): Wrap =>
  alterBody({ mediaType, ...which }, (body, request) => {
    const parsedLines = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    return change(parsedLines, request)
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('');
  });

const changeMeta = (which: Omit<Which, 'mediaType'>, change: (end: Json, request: Request) => Json): Wrap =>
  lines(which, (all, request) =>
    all.map((line) => (line[meta] ? { [meta]: change(line[meta], request) } : line)),
  );

/**
 * Changes pages for clients that read trailers only. The server sends the metadata in the last line instead, where the mutant
 * can change it.
 */
const forTrailers =
  (wrap: Wrap): Wrap =>
  (next) => {
    const changedFetch = wrap(next);
    return async (request) =>
      request.headers.has('TE')
        ? changedFetch((await repeatable(request)).again({ headers: { TE: null } }))
        : next(request);
  };

const mutant = (clause: Mutant['clause'], text: string, wrap: Wrap): Mutant => ({ clause, text, wrap });

/** NDJSON with the wrong framing, or with records that differ from JSON. */
export const ndjsonMutants: Record<string, Mutant> = {
  'ndjson-envelope': mutant(
    'encodings.ndjson-record-per-line',
    'NDJSON is the JSON envelope on one line.',
    lines({}, (all) => [{ data: all.filter((line) => !(meta in line)), ...all.at(-1)?.[meta] }]),
  ),
  'ndjson-records-over-several-lines': mutant(
    'encodings.ndjson-record-per-line',
    'NDJSON records are indented and span several lines.',
    alterBody({ mediaType }, (body) => body.replaceAll('{"', '{\n"')),
  ),
  'ndjson-array-per-line': mutant(
    'encodings.ndjson-record-per-line',
    'NDJSON lines are arrays of values.',
    lines({}, (all) => all.map((line) => (meta in line ? line : Object.values(line)))),
  ),
  'ndjson-meta-first': mutant(
    'encodings.ndjson-record-per-line',
    'The metadata is the first line of NDJSON.',
    lines({}, (all) => [...all.slice(-1), ...all.slice(0, -1)]),
  ),
  'ndjson-meta-on-first-page-only': mutant(
    'encodings.ndjson-cursor',
    'Only the first page of NDJSON has metadata.',
    lines({ later: true }, (all) => all.filter((line) => !(meta in line))),
  ),
  'ndjson-without-cursor': mutant(
    'encodings.ndjson-cursor',
    'The NDJSON metadata has no cursor.',
    changeMeta({}, ({ has_more }) => ({ has_more })),
  ),
  'ndjson-cursor-on-last-page': mutant(
    'encodings.ndjson-cursor',
    'The last page of NDJSON has its own cursor as next_cursor.',
    changeMeta({ later: true }, (end, request) => ({
      ...end,
      next_cursor: end.next_cursor ?? getQueryParameter(request, 'cursor'),
    })),
  ),
  'ndjson-has-more-missing': mutant(
    'encodings.ndjson-has-more-on-every-list',
    'The NDJSON metadata has no has_more.',
    changeMeta({}, ({ next_cursor }) => ({ next_cursor })),
  ),
  'ndjson-has-more-as-in-json': mutant(
    'encodings.ndjson-has-more-on-every-list',
    'NDJSON has has_more only for submissions, as JSON does.',
    changeMeta({}, ({ has_more, next_cursor }, request) =>
      findList(request)?.hasMore ? { next_cursor, has_more } : { next_cursor },
    ),
  ),
  'ndjson-has-more-on-last-page': mutant(
    'encodings.ndjson-has-more',
    'In NDJSON, has_more is always true.',
    changeMeta({}, (end) => ({ ...end, has_more: true })),
  ),
  'ndjson-has-more-of-agents-false': mutant(
    'encodings.ndjson-has-more',
    'In NDJSON lists of agents, has_more is always false.',
    changeMeta({ operation: 'listAgents' }, (end) => ({ ...end, has_more: false })),
  ),
  'ndjson-has-more-of-logs-true': mutant(
    'encodings.ndjson-has-more',
    'In NDJSON lists of log entries, has_more is always true.',
    changeMeta({ operation: 'listLogs' }, (end) => ({ ...end, has_more: true })),
  ),
  'ndjson-has-more-on-first-page-only': mutant(
    'encodings.ndjson-has-more',
    'In NDJSON, has_more is true only on the first page.',
    changeMeta({ later: true }, (end) => ({ ...end, has_more: false })),
  ),
  'ndjson-cursor-not-on-pages-of-one': mutant(
    'encodings.ndjson-cursor',
    'An NDJSON page with one record has no cursor.',
    changeMeta({}, (end, request) =>
      getQueryParameter(request, 'limit') === '1' ? { next_cursor: null, has_more: false } : end,
    ),
  ),
  'trailers-lead-to-an-empty-page': mutant(
    'encodings.ndjson-cursor',
    'The trailers of the last NDJSON page contain a cursor.',
    forTrailers(
      changeMeta({ later: true }, (end, request) => ({
        ...end,
        next_cursor: end.next_cursor ?? getQueryParameter(request, 'cursor'),
        has_more: true,
      })),
    ),
  ),
  'trailers-with-has-more-at-the-end': mutant(
    'encodings.ndjson-has-more',
    'The trailers of the last NDJSON page contain has_more: true.',
    forTrailers(changeMeta({}, (end) => ({ ...end, has_more: true }))),
  ),
  'trailers-end-behind-the-second-page': mutant(
    'encodings.ndjson-cursor',
    'Only the first NDJSON page has a cursor in its trailers.',
    forTrailers(changeMeta({ later: true }, () => ({ next_cursor: null, has_more: false }))),
  ),
  'trailers-without-the-last-record': mutant(
    'encodings.same-records',
    'NDJSON pages with trailers omit their last record, except on the first page.',
    forTrailers(lines({ later: true }, (all) => [...all.slice(0, -2), ...all.slice(-1)])),
  ),
  'ndjson-without-nulls': mutant(
    'encodings.same-records',
    'NDJSON omits null members.',
    lines({}, (all) =>
      all.map((line) =>
        meta in line ? line : (JSON.parse(JSON.stringify(line, (_, value) => value ?? undefined)) as Line),
      ),
    ),
  ),
  'ndjson-numbers-as-strings': mutant(
    'encodings.same-records',
    'Numbers are strings in NDJSON.',
    lines({}, (all) =>
      all.map((line) =>
        meta in line
          ? line
          : (JSON.parse(
              JSON.stringify(line, (_, value) => (typeof value === 'number' ? String(value) : value)),
            ) as Line),
      ),
    ),
  ),
  'ndjson-without-last-record': mutant(
    'encodings.same-records',
    'NDJSON pages omit their last record, except on the first page.',
    lines({ later: true }, (all) => [...all.slice(0, -2), ...all.slice(-1)]),
  ),
  'ndjson-ignores-filters': mutant(
    'encodings.same-records',
    'Lists in NDJSON ignore filters.',
    requestListWith(mediaType, () => ({ q: null, status: null })),
  ),
  'ndjson-repeats-the-boundary': mutant(
    'encodings.same-records',
    'NDJSON pages after the first start with the last record of the previous page.',
    (next) => {
      const last = new Map<string, Line>();
      const getNextCursor = (all: Line[]) => String(all.at(-1)?.[meta]?.next_cursor ?? '');
      return lines({}, (all, request) => {
        const before = last.get(getQueryParameter(request, 'cursor') ?? '');
        const lastRecord = all.filter((line) => !(meta in line)).at(-1);
        if (lastRecord) last.set(getNextCursor(all), lastRecord);
        return before && all.length > 2 ? [before, ...all.slice(1)] : all;
      })(next);
    },
  ),
};
