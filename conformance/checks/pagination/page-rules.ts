import type { Difference } from '../check-result.ts';
import { parseInstant } from '../instant.ts';

/** The records of one page. */
type Rows = readonly Readonly<Record<string, unknown>>[];

const longest = 300;
const formatValues = (rows: Rows, name: string): string =>
  (JSON.stringify(rows.map((row) => row[name])) ?? '').slice(0, longest);

/** Whether a page filtered by a member has records with a different value for it. An absent member is ignored. */
export const othersThan = (rows: Rows, name: string, value: string): Difference | null => {
  const others = rows.filter((row) => row[name] !== undefined && row[name] !== value);
  return others.length === 0
    ? null
    : { expected: `only records with ${name} ${value}`, got: formatValues(others, name) };
};

/** Whether a page has more records than allowed. */
export const moreThan = (rows: readonly unknown[], most: number): Difference | null =>
  rows.length <= most ? null : { expected: `at most ${most} records`, got: `${rows.length} records` };

/** Whether two records of a page have the same string in a member; undefined if no record has it. */
export const repeated = (rows: Rows, name: string): Difference | null | undefined => {
  const values = rows.map((row) => row[name]).filter((value) => typeof value === 'string');
  if (values.length === 0) return undefined;
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  return twice === undefined ? null : { expected: `each ${name} once`, got: `${twice} twice` };
};

/** @param bound a date-time; other bounds are ignored */
const checkTimes = (
  rows: Rows,
  bound: string,
  expected: string,
  fits: (time: number, bound: number) => boolean,
): Difference | null | undefined => {
  const instant = parseInstant(bound);
  if (Number.isNaN(instant)) return undefined;
  const others = rows.filter(({ ts }) => !Number.isNaN(parseInstant(ts)) && !fits(parseInstant(ts), instant));
  return others.length === 0
    ? null
    : { expected: `no entry ${expected} ${bound}`, got: formatValues(others, 'ts') };
};

/** Whether any log entry is earlier than `since`, which is inclusive; undefined if it isn't a date-time. */
export const entriesBefore = (rows: Rows, since: string): Difference | null | undefined =>
  checkTimes(rows, since, 'before', (time, bound) => time >= bound);

/** Whether any log entry is at or after `until`, which is exclusive; undefined if it isn't a date-time. */
export const entriesFrom = (rows: Rows, until: string): Difference | null | undefined =>
  checkTimes(rows, until, 'at or after', (time, bound) => time < bound);

/**
 * The first pair of neighbors that breaks the newest-to-oldest order, or null. Records with equal times may be in any order; a
 * record without a valid time is skipped.
 */
export const findOutOfOrder = <Item>(
  items: readonly Item[],
  getTime: (item: Item) => unknown,
): { earlier: Item; later: Item } | null => {
  let previous: { item: Item; time: number } | null = null;
  for (const item of items) {
    const time = parseInstant(getTime(item));
    if (Number.isNaN(time)) continue;
    if (previous && time > previous.time) return { earlier: previous.item, later: item };
    previous = { item, time };
  }
  return null;
};
