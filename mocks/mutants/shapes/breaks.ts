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

/** The same value as another type: a number as a text, a time as seconds, a text as null. */
export const asAnotherType =
  (types: readonly string[]) =>
  (value: unknown): Change => {
    const other = others(value).find((one) => !types.includes(getJsonType(one)));
    return other === undefined ? undefined : { value: other };
  };

/** A time as HTTP writes it (RFC 9110), which ISO 8601 doesn't know. */
export const asHttpDate = (value: unknown): Change =>
  typeof value === 'string' ? { value: new Date(value).toUTCString() } : undefined;

/** The first of several disfigured forms of a value that is no longer what was stated. */
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
