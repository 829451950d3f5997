const dateOnly = /^\d{4}-\d\d-\d\d$/;

/** The latest instant that sorts correctly as a string. */
const latest = '9999-12-31T23:59:59.999Z';

/**
 * Converts a date-time or a date of a request (RFC 3339) to the stored format: UTC with milliseconds. Fractions of a
 * millisecond are rounded up, so that "at or after" and "before" stay true for stored times. A leap second becomes the
 * first moment of the next minute, and a date its first moment in UTC.
 *
 * @param value valid by the contract's `date-time` or `date`
 */
export const instant = (value: string): string => {
  if (dateOnly.test(value)) return `${value}T00:00:00.000Z`;
  const [, date = '', clock = '', second = '', fraction = '', hours, minutes = '00'] =
    /^(\S{10})[tT\s](\d\d:\d\d):(\d\d)(?:\.(\d+))?(?:[zZ]|([+-]\d\d):?(\d\d)?)$/.exec(value) ?? [];
  const minute = Date.parse(`${date}T${clock}:00${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  const milliseconds = Number(second) * 1000 + Math.ceil(Number(`0.${fraction || '0'}`) * 1000);
  const time = new Date(minute + milliseconds).toISOString();
  // Years beyond four digits start with a sign, which sorts before digits.
  return time.startsWith('+') ? latest : time;
};
