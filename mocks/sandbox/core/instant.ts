/** The latest instant that sorts as text among all others. */
const latest = '9999-12-31T23:59:59.999Z';

/**
 * A date-time of a request (RFC 3339) as the store writes times: in UTC, with milliseconds. What is finer than a
 * millisecond is rounded up, so that "at or after" and "before" stay true of stored times; a leap second is the first
 * moment of the next minute.
 *
 * @param text valid by the contract's `date-time`
 */
export const instant = (text: string): string => {
  const [, date = '', clock = '', second = '', fraction = '', hours, minutes = '00'] =
    /^(\S{10})[tT\s](\d\d:\d\d):(\d\d)(?:\.(\d+))?(?:[zZ]|([+-]\d\d):?(\d\d)?)$/.exec(text) ?? [];
  const minute = Date.parse(`${date}T${clock}:00${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  const milliseconds = Number(second) * 1000 + Math.ceil(Number(`0.${fraction || '0'}`) * 1000);
  const time = new Date(minute + milliseconds).toISOString();
  // Years beyond four digits begin with a sign, which sorts before every digit.
  return time.startsWith('+') ? latest : time;
};
