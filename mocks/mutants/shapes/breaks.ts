import type { Change } from './change-last.ts';

const getJsonType = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const others = (value: unknown): unknown[] => {
  if (typeof value === 'string') {
    const seconds = Date.parse(value) / 1000;
    return [/^\d{4}-/.test(value) && Number.isFinite(seconds) ? seconds : null, 1];
  }
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? [{ ...value }] : [[value]];
  return value === null ? [] : [String(value)];
};

/** Converts a value to another type: a number to a string, a time to seconds, a string to null. */
export const asAnotherType =
  (types: readonly string[]) =>
  (value: unknown): Change => {
    const other = others(value).find((one) => !types.includes(getJsonType(one)));
    return other === undefined ? undefined : { value: other };
  };

/** Formats a time as an HTTP date (RFC 9110), which is invalid in ISO 8601. */
export const asHttpDate = (value: unknown): Change =>
  typeof value === 'string' ? { value: new Date(value).toUTCString() } : undefined;

/** Returns the first malformed form of a value that no longer matches the clause. */
export const disfigure =
  (isStated: (value: unknown) => boolean, prefix: string | undefined) =>
  (value: unknown): Change => {
    if (typeof value !== 'string') return undefined;
    const forms = [
      ...(prefix === undefined ? [] : [value.slice(prefix.length)]),
      value.replace(/[.,]\d+/, ''),
      value.toUpperCase(),
      value.toLowerCase(),
      value.replace(':', '.'),
      null,
    ];
    const other = forms.find((form) => !isStated(form));
    return other === undefined ? undefined : { value: other };
  };
