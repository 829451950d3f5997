import { parseInstant } from './instant.ts';

/** JSON with the members of objects in order. @param convert changes its scalars */
export const sortedJson = (
  value: unknown,
  convert: (scalar: unknown) => unknown = (scalar) => scalar,
): string =>
  JSON.stringify(value, (_, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : convert(member),
  );

/** Whether two values are the same JSON, regardless of member order. 0 and -0 are equal. */
export const sameValue = (left: unknown, right: unknown): boolean => sortedJson(left) === sortedJson(right);

/** The start of a date with a time; a date without one isn't an instant. */
const dateTime = /^\d{4}-?\d{2}-?\d{2}[Tt]\d{2}/;

const toInstant = (scalar: unknown): unknown => {
  if (typeof scalar !== 'string' || !dateTime.test(scalar)) return scalar;
  const instant = parseInstant(scalar);
  return Number.isNaN(instant) ? scalar : `\0${instant}`;
};

/** A string that is the same for two notations of a record: members in another order, times with another offset. */
const getRecordKey = (record: unknown): string => sortedJson(record, toInstant);

/**
 * Whether two responses show the same record. A server may format it anew for each response: members in another order, and times
 * with another offset or fraction. Use `sameValue` for data that callers chose.
 */
export const sameRecord = (left: unknown, right: unknown): boolean =>
  getRecordKey(left) === getRecordKey(right);
