type Field = ReadonlySet<number>;

/** A schedule of five fields, as crontab(5) has them: minute, hour, day of month, month, day of week. In UTC. */
export type Cron = {
  readonly minute: Field;
  readonly hour: Field;
  readonly day: Field;
  readonly month: Field;
  readonly weekday: Field;
  /** crontab(5): where both days are restricted, one of them has to fit. */
  readonly eitherDay: boolean;
};

const bounds = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

const parseItem = (item: string, [least, most]: readonly [number, number]): number[] | undefined => {
  const [, range = '', first, last, step = '1'] = item.match(/^(\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/) ?? [];
  if (range === '' || Number(step) === 0) return undefined;
  const from = first === undefined ? least : Number(first);
  // `5/15` goes on to the end of the field, `5` alone is itself.
  const to = last !== undefined ? Number(last) : first === undefined || item.includes('/') ? most : from;
  if (from < least || to > most || from > to) return undefined;
  const count = Math.floor((to - from) / Number(step)) + 1;
  return Array.from({ length: count }, (_, index) => from + index * Number(step));
};

const parseField = (text: string, bound: readonly [number, number]): Field | undefined => {
  const items = text.split(',').map((item) => parseItem(item, bound));
  return items.includes(undefined) ? undefined : new Set(items.flat() as number[]);
};

/** Reads a cron expression; undefined where it is none. */
export const parseCron = (expression: string): Cron | undefined => {
  const texts = expression.trim().split(/\s+/);
  if (texts.length !== bounds.length) return undefined;
  const fields = bounds.map((bound, index) => parseField(texts[index] ?? '', bound));
  const [minute, hour, day, month, weekday] = fields;
  if (!minute || !hour || !day || !month || !weekday) return undefined;
  // Sunday is 0 and 7.
  const days = new Set([...weekday].map((number) => number % 7));
  const eitherDay = !texts[2]?.startsWith('*') && !texts[4]?.startsWith('*');
  return { minute, hour, day, month, weekday: days, eitherDay };
};

const fitsDay = ({ day, month, weekday, eitherDay }: Cron, date: Date): boolean => {
  if (!month.has(date.getUTCMonth() + 1)) return false;
  const [inMonth, inWeek] = [day.has(date.getUTCDate()), weekday.has(date.getUTCDay())];
  return eitherDay ? inMonth || inWeek : inMonth && inWeek;
};

const minuteLong = 60_000;
const dayLong = 24 * 60 * minuteLong;

/** The times of a schedule after `from` and up to `to`, at most `most` of them, the earliest first. */
export const occurrences = (cron: Cron, from: Date, to: Date, most: number): Date[] => {
  const found: Date[] = [];
  let time = (Math.floor(from.getTime() / minuteLong) + 1) * minuteLong;
  while (time <= to.getTime() && found.length < most) {
    const date = new Date(time);
    if (!fitsDay(cron, date)) {
      time = (Math.floor(time / dayLong) + 1) * dayLong;
      continue;
    }
    if (cron.hour.has(date.getUTCHours()) && cron.minute.has(date.getUTCMinutes())) found.push(date);
    time += minuteLong;
  }
  return found;
};
