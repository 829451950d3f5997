const calendar = /^(\d{4})-?(\d{2})(?:-?(\d{2}))?/;
const clock = /^[Tt](\d{2})(?::?(\d{2})(?::?(\d{2}))?)?(?:[.,](\d+))?(?:[Zz]|([+-])(\d{2})(?::?(\d{2}))?)?$/;

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
  const [, hours, minutes, seconds, fraction = '0', sign, offsetHours = '0', offsetMinutes = '0'] = time;
  const unit = seconds !== undefined ? 1000 : minutes !== undefined ? 60_000 : 3_600_000;
  const timeOfDay = Number(hours) * 3_600_000 + Number(minutes ?? 0) * 60_000 + Number(seconds ?? 0) * 1000;
  // East of UTC if positive. A time without an offset counts as UTC.
  const offset = Number(`${sign ?? ''}1`) * (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  return midnight + timeOfDay + Number(`0.${fraction}`) * unit - offset;
};

/** Whether a date-time is in UTC. Without an offset it counts as UTC. */
export const isUtc = (value: string): boolean =>
  !/[+-]\d{2}(:?\d{2})?$/.test(value.slice(10)) || /[+-]00(:?00)?$/.test(value);

/** The same instant in another time zone than UTC. */
export const atOffset = (time: string): string =>
  new Date(parseInstant(time) + 2 * 3_600_000).toISOString().replace('Z', '+02:00');
