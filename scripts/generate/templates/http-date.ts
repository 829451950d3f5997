/** The three forms of a date in HTTP (RFC 9110 section 5.6.7). All are in UTC. */
const forms: readonly RegExp[] = [
  /^[A-Z][a-z]{2}, (?<day>\d\d) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d\d:\d\d:\d\d) GMT$/,
  /^[A-Z][a-z]{2,5}day, (?<day>\d\d)-(?<month>[A-Z][a-z]{2})-(?<year>\d\d) (?<time>\d\d:\d\d:\d\d) GMT$/,
  /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d\d:\d\d:\d\d) (?<year>\d{4})$/,
];

/** A year of two digits is at most 50 years ahead (RFC 9110 section 5.6.7). */
const getFullYear = (year: string, now: number): number => {
  if (year.length > 2) return Number(year);
  const latest = new Date(now).getUTCFullYear() + 50;
  return latest - ((latest - Number(year)) % 100);
};

/**
 * Parses a date of HTTP: IMF-fixdate, or one of the obsolete forms of RFC 850 and asctime.
 *
 * @param now in milliseconds since the epoch
 * @returns milliseconds since the epoch; NaN for any other value
 */
export const parseHttpDate = (value: string, now: number): number => {
  const match = forms.map((form) => form.exec(value)?.groups).find(Boolean);
  if (!match) return Number.NaN;
  const { day, month, year = '', time } = match;
  return Date.parse(`${day} ${month} ${getFullYear(year, now)} ${time} GMT`);
};

/**
 * The delay that the header `Retry-After` requests: a whole number of seconds, or until a date. RFC 9110 section 10.2.3.
 *
 * @param now in milliseconds since the epoch
 * @returns milliseconds; undefined if the header is missing or has another value
 */
export const parseRetryAfter = (value: string | null | undefined, now: number): number | undefined => {
  if (!value) return undefined;
  const delay = /^\d+$/.test(value) ? Number(value) * 1000 : Math.max(parseHttpDate(value, now) - now, 0);
  return Number.isNaN(delay) ? undefined : delay;
};
