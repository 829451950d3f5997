import { createHmac, randomBytes } from 'node:crypto';
import type { Call, Reply } from './call.ts';
import { invalidCursor, invalidField } from './errors.ts';
import type { Row } from './store.ts';

const cursorKey = randomBytes(32);
const cursorLifetime = 60 * 60 * 1000;

/** One list: its rows, their representation, and its page size. */
export interface ListSpec<T extends Row> {
  rows: T[];
  /** By default, a record shows all members of its row except the position. */
  show?: (row: T) => object;
  /** The columns of the tabular encodings if the page has no records. */
  columns: string[];
  newestFirst?: boolean;
  size?: { initial: number; max: number };
  showHasMore?: boolean;
  /** Query parameters that select rows: a cursor is valid only with the same values. */
  filters?: string[];
}

/** A row as a record. */
export const show = <T extends Row>({ seq: _, ...record }: T): Omit<T, 'seq'> => record;

function parseLimit(call: Call, size: { initial: number; max: number } | undefined): number {
  const { initial, max } = size ?? { initial: 25, max: 25 };
  const parameter = call.query.get('limit');
  if (parameter === null) return initial;
  if (!/^[+-]?\d+$/.test(parameter)) throw invalidField('/limit', 'format_mismatch', 'Expected an integer.');
  const limit = Number(parameter);
  if (limit < 1) throw invalidField('/limit', 'out_of_range', 'Expected 1 or more.');
  if (size && limit > max) throw invalidField('/limit', 'out_of_range', `Expected ${max} or less.`);
  return Math.min(limit, max);
}

/** Identifies the list that a cursor belongs to, with its filters and the data that the caller can access. */
const toBinding = (call: Call, filters: string[]): string =>
  JSON.stringify([
    call.path,
    call.principal.mode,
    call.principal.workspaces.map(({ id }) => id),
    filters.map((name) => call.query.get(name)),
  ]);

const sign = (payload: string, binding: string): string =>
  createHmac('sha256', cursorKey).update(`${payload}\n${binding}`).digest('base64url').slice(0, 22);

function writeCursor(call: Call, seq: number, binding: string): string {
  const payload = Buffer.from(JSON.stringify([seq, call.store.now()])).toString('base64url');
  return `${payload}.${sign(payload, binding)}`;
}

function readCursor(call: Call, cursor: string, binding: string): number {
  const [payload = '', signature = ''] = cursor.split('.');
  if (sign(payload, binding) !== signature) throw invalidCursor();
  const [seq, issued]: [number, number] = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (call.store.now() - issued > cursorLifetime || call.store.expiredCursors.has(cursor))
    throw invalidCursor();
  return seq;
}

/** Returns one page of a list. A cursor contains the last position, so inserts and deletes do not shift pages. */
export function listReply<T extends Row>(call: Call, spec: ListSpec<T>): Reply {
  const limit = parseLimit(call, spec.size);
  const binding = toBinding(call, spec.filters ?? []);
  const cursor = call.query.get('cursor');
  const after = cursor === null ? undefined : readCursor(call, cursor, binding);
  const direction = spec.newestFirst ? -1 : 1;
  const rest = spec.rows
    .filter((row) => after === undefined || (row.seq - after) * direction > 0)
    .sort((a, b) => (a.seq - b.seq) * direction);
  const page = rest.slice(0, limit);
  const hasMore = rest.length > page.length;
  return {
    status: 200,
    list: {
      records: page.map(spec.show ?? show),
      columns: spec.columns,
      nextCursor: hasMore ? writeCursor(call, page.at(-1)?.seq ?? 0, binding) : null,
      hasMore,
      showHasMore: spec.showHasMore ?? false,
    },
  };
}
