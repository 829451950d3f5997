import type { ListRecord } from '../../generated/code/list-text.ts';

const time = /^\d{4}-\d\d-\d\dT/;
const day = 24 * 60 * 60 * 1000;

/**
 * Repeats the records of an example until the list has the given length. Each copy has its own id and names, and is older than
 * the records before it.
 */
export const longList = (records: readonly ListRecord[], count: number): ListRecord[] => {
  const times = records.flatMap((record) => Object.values(record).filter((value) => time.test(`${value}`)));
  const moments = times.map((value) => Date.parse(String(value)));
  const span = (Math.ceil((Math.max(...moments) - Math.min(...moments)) / day) + 1) * day;
  const copy = (record: ListRecord, round: number): ListRecord => {
    // A name is an identifier if the record has no id.
    const separators: Readonly<Record<string, string>> = {
      id: '',
      slug: '-',
      name: record.id === undefined ? '_' : ' ',
      title: ' ',
    };
    const change = ([key, value]: [string, unknown]) => {
      if (time.test(`${value}`))
        return [key, new Date(Date.parse(`${value}`) - (round - 1) * span).toISOString()];
      return [key, key in separators ? `${value}${separators[key]}${round}` : value];
    };
    return Object.fromEntries(Object.entries(record).map(change));
  };
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / records.length) + 1;
    const record = records[index % records.length] as ListRecord;
    return round === 1 ? record : copy(record, round);
  });
};
