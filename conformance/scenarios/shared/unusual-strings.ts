/**
 * Strings that a server may fail to handle. Each starts with the given string, so that the run chose it.
 *
 * - NUL: PostgreSQL refuses it, and libraries in C end a string there.
 * - Quotes, percent signs and letters outside ASCII: they reveal queries made of strings, and values that are decoded twice.
 * - More than 255 characters, the length of many columns; but less than the 260 of a path's segment that IIS accepts.
 */
export const unusualStrings: readonly ((start: string) => string)[] = [
  (start) => `${start}\0`,
  (start) => `${start}'"%zz%20ÄЖ🙂`,
  (start) => start.padEnd(257, 'x'),
];

/** Returns one of several values, a different one for each position. */
export const inTurn = <T>(values: readonly T[], position: number): T => values[position % values.length] as T;
