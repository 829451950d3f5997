import { utf8 } from '#host/bytes.ts';
import { equalBytes } from '#host/crypto.ts';

/** Whether strings are equal. For strings of the same length, the time doesn't depend on where they differ. */
export const equalStrings = (one: string, other: string): boolean => equalBytes(utf8(one), utf8(other));
