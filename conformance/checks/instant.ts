const calendar = /^(\d{4})-?(\d{2})(?:-?(\d{2}))?/;
const clock = /^[Tt](\d{2})(?::?(\d{2})(?::?(\d{2}))?)?(?:[.,](\d+))?([Zz]|[+-]\d{2}(?::?\d{2})?)?$/;

/** Minutes east of UTC. A time without an offset counts as UTC. */
const parseOffset = (value: string | undefined): number => {
  if (value === undefined || value === 'Z' || value === 'z') return 0;
  const digits = value.slice(1).replace(':', '').padEnd(4, '0');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return value.startsWith('-') ? -minutes : minutes;
};

/**
 * The instant of an ISO 8601 date or time, in milliseconds since 1970. The format may be extended or basic, with any offset or
 * none (then UTC). Returns NaN for anything else, including week dates and ordinal dates: such values can't be compared.
 *
 * @example parseInstant('2026-11-01T09:00:00+02:00') === parseInstant('20261101T0700Z')
 */
export const parseInstant = (value: unknown): number => {
  if (typeof value !== 'string') return Number.NaN;
  const [date, year, month, day = '01'] = calendar.exec(value) ?? [];
  if (date === undefined) return Number.NaN;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const rest = value.slice(date.length);
  if (rest === '') return midnight;
  const time = clock.exec(rest);
  if (!time) return Number.NaN;
  const [, hours, minutes, seconds, fraction = '0', offset] = time;
  const unit = seconds !== undefined ? 1000 : minutes !== undefined ? 60_000 : 3_600_000;
  const timeOfDay = Number(hours) * 3_600_000 + Number(minutes ?? 0) * 60_000 + Number(seconds ?? 0) * 1000;
  return midnight + timeOfDay + Number(`0.${fraction}`) * unit - parseOffset(offset) * 60_000;
};

/** Whether a date-time is in UTC. Without an offset it counts as UTC. */
export const isUtc = (value: string): boolean =>
  !/[+-]\d{2}(:?\d{2})?$/.test(value.slice(10)) || /[+-]00(:?00)?$/.test(value);
