import { createHmac, randomBytes } from 'node:crypto';
import type { Call, Reply } from './call.ts';
import { ApiError, invalidField } from './errors.ts';
import { hourMs, type Row, show } from './values.ts';

const cursorKey = randomBytes(32);
const cursorLifetime = hourMs;

/** One list: its rows, their representation, and its page size. */
interface ListSpec<T extends Row> {
  rows: T[];
  /** By default, a record shows all members of its row except the position. */
  show?: (row: T) => object;
  columns: string[];
  newestFirst?: boolean;
  /** By default, pages have at most 25 records, and a larger `limit` is reduced. */
  size?: { initial: number; max: number };
  showHasMore?: boolean;
}

function parseLimit({ query }: Call, size: ListSpec<Row>['size']): number {
  const { initial, max } = size ?? { initial: 25, max: 25 };
  const parameter = query.get('limit');
  if (parameter === null) return initial;
  if (!/^[+-]?\d+$/.test(parameter)) throw invalidField('/limit', 'format_mismatch', 'Expected an integer.');
  const limit = Number(parameter);
  if (limit < 1) throw invalidField('/limit', 'out_of_range', 'Expected 1 or more.');
  if (size && limit > max) throw invalidField('/limit', 'out_of_range', `Expected ${max} or less.`);
  return Math.min(limit, max);
}

/** The parameters that select no rows: a cursor is valid with other values of them. */
const presentation = ['cursor', 'limit', 'format', 'bom'];

/** Signs a cursor for a list, with its filters and the data that the caller can access. */
function sign(payload: string, { path, principal, query }: Call): string {
  const filters = [...query].filter(([name]) => !presentation.includes(name)).sort();
  const list = [path, principal.mode, principal.workspaces.map(({ id }) => id), filters];
  return createHmac('sha256', cursorKey)
    .update(`${payload}\n${JSON.stringify(list)}`)
    .digest('base64url')
    .slice(0, 22);
}

function writeCursor(call: Call, { seq }: Row): string {
  const payload = Buffer.from(JSON.stringify([seq, call.store.now()])).toString('base64url');
  return `${payload}.${sign(payload, call)}`;
}

function readCursor(call: Call, cursor: string): number {
  const [payload = '', signature = ''] = cursor.split('.');
  const isOwn = sign(payload, call) === signature && !call.store.expiredCursors.has(cursor);
  const [seq, issued] = isOwn ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : [0, 0];
  if (call.store.now() - issued <= cursorLifetime) return seq;
  throw new ApiError(
    400,
    'invalid_cursor',
    'The cursor is malformed, expired or from another list. Start from the first page.',
  );
}

export function listReply<T extends Row>(call: Call, spec: ListSpec<T>): Reply {
  const limit = parseLimit(call, spec.size);
  const cursor = call.query.get('cursor');
  const after = cursor === null ? undefined : readCursor(call, cursor);
  const direction = spec.newestFirst ? -1 : 1;
  const rest = spec.rows
    .filter((row) => after === undefined || (row.seq - after) * direction > 0)
    .sort((a, b) => (a.seq - b.seq) * direction);
  const page = rest.slice(0, limit);
  const last = rest.length > limit ? page.at(-1) : undefined;
  return {
    status: 200,
    list: {
      records: page.map(spec.show ?? show),
      columns: spec.columns,
      nextCursor: last ? writeCursor(call, last) : null,
      showHasMore: spec.showHasMore ?? false,
    },
  };
}
