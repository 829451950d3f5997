import type { Exchange } from '../../target/exchange.ts';
import type { CheckResult } from '../check-result.ts';
import { getEffect, type TraceCheck, type TracedCall, type TracedResponse } from './traced-call.ts';

/** The value that the last write left, and the exchange that wrote it. */
export type Written<Value> = { value: Value; by: Exchange };

/** What is known about a key. A version counts the starts and ends of its writes. */
type Cell<Value> = { last: Written<Value> | null; version: number; open: number };

/** A key when a call started. It is quiet if no write was open. */
type Ticket = { key: string; version: number; isQuiet: boolean };

type Begun = { write: Ticket } | { reads: Ticket[] };

type Rules<Value> = Required<Pick<TraceCheck, 'exclusive'>> & {
  /** The key of the data that a call writes; null if it writes none. */
  getKey: (call: TracedCall) => string | null;
  /** The key of the data that a call has created; null if it creates none. */
  findCreated?: (call: TracedCall, response: TracedResponse) => string | null;
  /** The value that a write left; undefined if that is unknown. */
  getValue: (call: TracedCall) => Value | undefined;
  /** The keys whose data a call reads. @param keys every key that was written */
  listReads: (call: TracedCall, keys: Iterable<string>) => readonly string[];
  /** Compares a successful read with the last write. */
  check: (call: TracedCall, response: TracedResponse, key: string, last: Written<Value>) => CheckResult[];
};

/**
 * Checks that reads return what the last write left, as far as the order of the calls is certain: if a write overlapped another
 * one, its value is unknown, and a read that overlapped a write shows nothing. Only for targets that nothing else changes.
 */
export const writtenDataCheck = <Value>({
  exclusive,
  getKey,
  findCreated = () => null,
  getValue,
  listReads,
  check,
}: Rules<Value>): TraceCheck<Begun> => {
  const cells = new Map<string, Cell<Value>>();
  const getCell = (key: string): Cell<Value> => {
    const cell = cells.get(key) ?? { last: null, version: 0, open: 0 };
    cells.set(key, cell);
    return cell;
  };
  const createTicket = (key: string): Ticket => {
    const { version, open } = getCell(key);
    return { key, version, isQuiet: open === 0 };
  };
  const isUnchanged = ({ key, version, isQuiet }: Ticket): boolean =>
    isQuiet && getCell(key).version === version;

  const write = (key: string): Ticket => {
    const cell = getCell(key);
    cell.version += 1;
    cell.open += 1;
    return { ...createTicket(key), isQuiet: cell.open === 1 };
  };
  const end = (ticket: Ticket, call: TracedCall, response: TracedResponse): void => {
    const cell = getCell(ticket.key);
    const isCertain = isUnchanged(ticket);
    cell.version += 1;
    cell.open -= 1;
    const effect = getEffect(response);
    if (effect === 'none') return;
    const value = effect === 'done' && isCertain ? getValue(call) : undefined;
    cell.last = value === undefined ? null : { value, by: response.exchange };
  };

  return {
    exclusive,
    started: (call) => {
      const key = getKey(call);
      return key === null
        ? { reads: listReads(call, cells.keys()).map(createTicket) }
        : { write: write(key) };
    },
    ended: (call, response, begun) => {
      const created = getEffect(response) === 'done' ? findCreated(call, response) : null;
      if (created !== null) end(write(created), call, response);
      if (!begun) return [];
      if ('write' in begun) {
        end(begun.write, call, response);
        return [];
      }
      if (call.token === null) return [];
      return begun.reads.flatMap((ticket) => {
        const { last } = getCell(ticket.key);
        if (!last || !isUnchanged(ticket)) return [];
        return check(call, response, ticket.key, last).map((result) => ({ ...result, before: [last.by] }));
      });
    },
  };
};
