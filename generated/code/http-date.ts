const time = '\\d\\d:\\d\\d:\\d\\d';
const month = '[A-Z][a-z]{2}';

/** The three forms of a date in HTTP (RFC 9110 section 5.6.7), all in UTC: IMF-fixdate, and the obsolete ones of RFC 850 and asctime. */
const httpDate = new RegExp(
  `^(?:[A-Z][a-z]{2}, \\d\\d ${month} \\d{4} ${time} GMT|[A-Z][a-z]{2,5}day, \\d\\d-${month}-\\d\\d ${time} GMT|[A-Z][a-z]{2} ${month} [ \\d]\\d ${time} \\d{4})$`,
);

/**
 * Parses a date of HTTP.
 *
 * @param now in milliseconds since the epoch
 * @returns milliseconds since the epoch; NaN for any other value
 */
export const parseHttpDate = (value: string, now: number): number => {
  if (!httpDate.test(value)) return Number.NaN;
  // A year of two digits is at most 50 years ahead.
  const latest = new Date(now).getUTCFullYear() + 50;
  const withYear = value.replace(/-(\d\d) /, (_, year) => `-${latest - ((latest - year) % 100)} `);
  // Without a zone, the time would be the machine's.
  return Date.parse(withYear.replace(/( GMT)?$/, ' GMT'));
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
