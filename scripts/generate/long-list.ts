import type { ListRecord } from '../../generated/code/list-text.ts';

const time = /^\d{4}-\d\d-\d\dT/;
const day = 24 * 60 * 60 * 1000;

/** The keys by which records may be sorted, newest first. The first existing key applies. */
const sortKeys = ['ts', 'submitted_at', 'period_start', 'created_at'] as const;

/** Returns a function that moves times so that copies follow the records. Periods move by months, other times by days. */
const earlier = (records: readonly ListRecord[]): ((time: string, round: number) => string) => {
  const key = sortKeys.find((name) => typeof records[0]?.[name] === 'string') ?? sortKeys[0];
  const times = records.map((record) => Date.parse(String(record[key])));
  const days = Math.ceil((Math.max(...times) - Math.min(...times)) / day) + 1;
  return (value, round) => {
    const date = new Date(value);
    if (key === 'period_start') date.setUTCMonth(date.getUTCMonth() - round * records.length);
    else date.setUTCDate(date.getUTCDate() - round * days);
    return date.toISOString();
  };
};

/** The keys of ids: a record's own id, and references that differ from record to record. */
const findIdKeys = (records: readonly ListRecord[]): string[] =>
  Object.keys(records[0] ?? {}).filter(
    (key) => key === 'id' || (key.endsWith('_id') && new Set(records.map((record) => record[key])).size > 1),
  );

/** Creates a numbered name. A slug, or the name of a record without an id, is an identifier; other names are for display. */
const createName = (record: ListRecord, key: string, value: string, round: number): string | undefined => {
  if (key === 'slug') return `${value}-${round}`;
  if (key === 'name' && record.id === undefined) return `${value}_${round}`;
  return key === 'name' || key === 'title' ? `${value} ${round}` : undefined;
};

/**
 * Repeats the records of an example until the list has the given length. Each copy has its own ids and names, and is older than
 * the records before it.
 */
export const longList = (records: readonly ListRecord[], count: number): ListRecord[] => {
  const move = earlier(records);
  const idKeys = findIdKeys(records);
  const copy = (record: ListRecord, round: number): ListRecord => {
    const change = (key: string, value: unknown): unknown => {
      if (typeof value !== 'string') return value;
      if (idKeys.includes(key)) return `${value}${round}`;
      if (time.test(value)) return move(value, round - 1);
      const named = createName(record, key, value, round);
      if (named !== undefined || typeof record.id !== 'string') return named ?? value;
      return value.replaceAll(record.id, `${record.id}${round}`);
    };
    return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]));
  };
  return Array.from({ length: count }, (_, index) => {
    const record = records[index % records.length] as ListRecord;
    const round = Math.floor(index / records.length) + 1;
    return round === 1 ? record : copy(record, round);
  });
};
