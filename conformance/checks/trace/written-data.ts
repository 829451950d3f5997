import { type ClauseId, operations, resources, stateMachines } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isObject, isSuccess, member } from '../body.ts';
import { type CheckResult, createResult, formatValue, summarizeResponse } from '../check-result.ts';
import { findId } from '../find-string.ts';
import { valueAt } from '../json-pointer.ts';
import { sameValue } from '../same-value.ts';
import {
  getEffect,
  getMode,
  listRecords,
  type TraceCheck,
  type TracedCall,
  type TracedResponse,
} from './traced-call.ts';

/** Values that a write leaves at pointers of a record, each with its clause. Null is the record: whether it exists. */
type Left = readonly (readonly [clause: ClauseId, pointer: string | null, value: unknown])[];

const isWithin = (pointer: string, other: string): boolean =>
  pointer === other || pointer.startsWith(`${other}/`);

/** Array indexes shift, and `-` has no value, so such pointers are not compared. */
const isStable = (pointer: string): boolean => pointer !== '' && !/\/(?:-|\d+)(?:\/|$)/.test(pointer);

/** The values that a patch leaves, except where a later operation of the patch changes them (RFC 6902). */
const patched =
  (clause: ClauseId) =>
  ({ body: patch }: TracedCall): Left => {
    const values = new Map<string, unknown>();
    for (const step of Array.isArray(patch) ? patch.filter(isObject) : []) {
      const { op, path, from, value } = step;
      if (op === 'test') continue;
      const touched = [path, from].filter((pointer) => typeof pointer === 'string');
      for (const pointer of values.keys())
        if (touched.some((one) => isWithin(pointer, one) || isWithin(one, pointer))) values.delete(pointer);
      if ((op === 'add' || op === 'replace') && typeof path === 'string' && isStable(path))
        values.set(path, value);
    }
    return [...values].map(([pointer, value]) => [clause, pointer, value] as const);
  };

const { field, moves } = stateMachines.agent;
/** An agent has no final state, so it shows its last change. */
const agentMoves = moves
  .filter((move) => !('provisional' in move))
  .map(({ operation, clause, to }): [string, () => Left] => [
    operation,
    () => [
      ['agents.created-is-readable', null, true],
      [clause, `/${field}`, to],
    ],
  ]);

/** A kind of record: what its operations leave, and the reads that show it. A list shows each record by its id. */
type Kind = {
  name: string;
  id: string | null;
  idPrefix?: string | null;
  inspect: string | null;
  list: string | null;
  /** By operation; null if what it leaves is unknown. */
  writes: Readonly<Record<string, ((call: TracedCall) => Left) | null>>;
};

const kinds: readonly Kind[] = [
  {
    ...resources.agent,
    writes: Object.fromEntries(agentMoves),
  },
  {
    ...resources.secret,
    writes: {
      [operations.deleteSecret.id]: () => [['secrets.delete-is-permanent', null, false]],
      [operations.setSecret.id]: ({ body }) => {
        const purpose = member(body, 'purpose');
        return [
          ['secrets.set-creates', null, true],
          ...(typeof purpose === 'string' ? [['secrets.purpose-visible', '/purpose', purpose] as const] : []),
        ];
      },
    },
  },
  {
    ...resources.page,
    // It doesn't show drafts.
    list: null,
    writes: {
      [operations.updatePage.id]: patched('pages.get-is-draft'),
      [operations.rollbackPage.id]: null,
    },
  },
  {
    name: 'theme',
    id: null,
    inspect: operations.getTheme.id,
    list: null,
    writes: { [operations.updateTheme.id]: patched('theme.get-is-draft') },
  },
];

const toKey = ({ name }: Kind, { path }: TracedCall, id: unknown): string =>
  JSON.stringify([name, path.slug, id]);

/** The key of the record that a call names in its path or its body. */
const getKey = (kind: Kind, call: TracedCall): string | null => {
  const id = kind.id === null ? '' : (call.path[kind.id] ?? member(call.body, kind.id));
  return typeof id === 'string' ? toKey(kind, call, id) : null;
};

/** The records that a response shows, by key; undefined for one that was written and isn't there. */
const listShown = (kind: Kind, written: Iterable<string>, response: TracedResponse): [string, unknown][] => {
  const { call, exchange, body } = response;
  const { operation, query } = call;
  const own = getKey(kind, call) ?? '';
  if (operation?.id === kind.inspect) {
    if (exchange.status === 404) return [[own, undefined]];
    return isSuccess(exchange) && isObject(body) ? [[own, body]] : [];
  }
  if (kind.list === null || operation?.id !== kind.list) return [];
  const byKey = new Map(
    listRecords(response).map((one) => [toKey(kind, call, member(one, kind.id ?? '')), one]),
  );
  const isComplete =
    isSuccess(exchange) && isObject(body) && !query.has('cursor') && !member(body, 'next_cursor');
  const start = toKey(kind, call, '').slice(0, -'""]'.length);
  const lacking = [...written].filter((key) => isComplete && key.startsWith(start) && !byKey.has(key));
  return [...byKey, ...lacking.map((key): [string, unknown] => [key, undefined])];
};

const compare = (left: Left, record: unknown, exchange: Exchange): CheckResult[] =>
  left.flatMap(([clause, pointer, value]) => {
    if (pointer === null) {
      const expected = value ? 'the record that was written' : 'no record: it was deleted';
      return [createResult(clause, value === (record !== undefined), expected, summarizeResponse(exchange))];
    }
    if (record === undefined) return [];
    const actual = valueAt(record, pointer);
    const expected = `${formatValue(value)} at ${pointer}`;
    return [createResult(clause, sameValue(actual, value), expected, formatValue(actual))];
  });

/** The last write of a record; null if it is unknown. `changed` is the position of the last start or end of a write. */
type Cell = {
  last: { left: Left; by: Exchange; token: string | null } | null;
  open: number;
  changed: number;
};

/**
 * Checks that reads return what the last write left, as far as the order of the calls is certain: if a write overlapped another
 * one, its value is unknown, and a read that overlapped a write shows nothing. Only for targets that nothing else changes.
 */
export const createWrittenDataCheck = (): TraceCheck => {
  const cells = new Map<string, Cell>();
  const start = (key: string, position: number): void => {
    const { last = null, open = 0 } = cells.get(key) ?? {};
    cells.set(key, { last, open: open + 1, changed: position });
  };
  const end = (key: string, kind: Kind, response: TracedResponse, started = response.started) => {
    const { call } = response;
    const { last = null, open = 1, changed } = cells.get(key) ?? {};
    const effect = getEffect(response);
    const isKnown = effect === 'done' && open === 1 && changed === started;
    const left = isKnown ? kind.writes[call.operation?.id ?? '']?.(call) : undefined;
    const written = left ? { left, by: response.exchange, token: call.token } : null;
    cells.set(key, { last: effect === 'none' ? last : written, open: open - 1, changed: response.ended });
  };
  const isWrite = ({ writes }: Kind, { operation }: TracedCall): boolean => (operation?.id ?? '') in writes;

  const checkRead = (kind: Kind, response: TracedResponse): CheckResult[] =>
    listShown(kind, cells.keys(), response).flatMap(([key, record]) => {
      const { last = null, open, changed = 0 } = cells.get(key) ?? {};
      const { token } = response.call;
      if (!last || open !== 0 || changed > response.started || getMode(last.token) !== getMode(token))
        return [];
      // Another token may not be allowed to see the record.
      if (response.exchange.status === 404 && last.token !== token) return [];
      const results = compare(last.left, record, response.exchange);
      return results.map((result) => ({ ...result, before: [last.by] }));
    });

  return {
    started: (call, position) => {
      for (const kind of kinds) {
        const key = isWrite(kind, call) ? getKey(kind, call) : null;
        if (key !== null) start(key, position);
      }
    },
    ended: (response) =>
      kinds.flatMap((kind) => {
        const { call, body, ended } = response;
        if (!isWrite(kind, call)) return call.token === null ? [] : checkRead(kind, response);
        const key = getKey(kind, call);
        const isNew = key === null && getEffect(response) === 'done';
        const id = isNew ? findId(body, kind.idPrefix ?? '', kind.name) : null;
        if (key !== null) end(key, kind, response);
        if (id === null) return [];
        start(toKey(kind, call, id), ended);
        end(toKey(kind, call, id), kind, response, ended);
        return [];
      }),
  };
};
