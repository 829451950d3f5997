import { type Difference, unless } from '../check-result.ts';
import { parseInstant } from '../instant.ts';

/** The records of one page. */
type Rows = readonly Readonly<Record<string, unknown>>[];

const longest = 300;
const formatValues = (rows: Rows, name: string): string =>
  (JSON.stringify(rows.map((row) => row[name])) ?? '').slice(0, longest);

/** Whether a page filtered by a member has records with a different value for it. An absent member is ignored. */
export const othersThan = (rows: Rows, name: string, value: string): Difference | null => {
  const others = rows.filter((row) => row[name] !== undefined && row[name] !== value);
  return unless(others.length === 0, `only records with ${name} ${value}`, formatValues(others, name));
};

/** Whether a page has more records than allowed. */
export const moreThan = (rows: readonly unknown[], most: number): Difference | null =>
  unless(rows.length <= most, `at most ${most} records`, `${rows.length} records`);

/** Whether two records of a page have the same string in a member; undefined if no record has it. */
export const repeated = (rows: Rows, name: string): Difference | null | undefined => {
  const values = rows.map((row) => row[name]).filter((value) => typeof value === 'string');
  if (values.length === 0) return undefined;
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  return unless(twice === undefined, `each ${name} once`, `${twice} twice`);
};

/** @param isWrong compares the time of an entry with the bound; false if one of them isn't a date-time */
const checkTimes = (
  rows: Rows,
  bound: string,
  what: string,
  isWrong: (time: number, bound: number) => boolean,
): Difference | null | undefined => {
  const instant = parseInstant(bound);
  if (Number.isNaN(instant)) return undefined;
  const others = rows.filter(({ ts }) => isWrong(parseInstant(ts), instant));
  return unless(others.length === 0, `no entry ${what} ${bound}`, formatValues(others, 'ts'));
};

/** Whether any log entry is earlier than `since`, which is inclusive; undefined if it isn't a date-time. */
export const entriesBefore = (rows: Rows, since: string): Difference | null | undefined =>
  checkTimes(rows, since, 'before', (time, bound) => time < bound);

/** Whether any log entry is at or after `until`, which is exclusive; undefined if it isn't a date-time. */
export const entriesFrom = (rows: Rows, until: string): Difference | null | undefined =>
  checkTimes(rows, until, 'at or after', (time, bound) => time >= bound);

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
