import type * as fc from 'fast-check';

/** What one breach does to a value. */
export type BreachKind =
  | 'missing'
  | 'wrong-type'
  | 'too-short'
  | 'too-long'
  | 'pattern'
  | 'out-of-range'
  | 'unknown-value'
  | 'unknown-field';

/** The reasons of the service's field entries, by the kind of breach that each fits. */
export const reasonByKind: Record<BreachKind, string> = {
  missing: 'missing',
  'wrong-type': 'format_mismatch',
  'too-short': 'too_short',
  'too-long': 'too_long',
  pattern: 'format_mismatch',
  'out-of-range': 'out_of_range',
  'unknown-value': 'unknown_value',
  'unknown-field': 'unknown_field',
};

/** A way to break a schema at one place, and values that do it there and nowhere else. */
export type Breach = {
  kind: BreachKind;
  /** Keys down to the offending field. */
  keys: readonly string[];
  /**
   * The service document shows the field and that it is required or of this type; otherwise the breach is of a limit
   * that the contract chose.
   */
  isDocumented: boolean;
  value: fc.Arbitrary<unknown>;
};

/** Keys as a JSON Pointer (RFC 6901). */
export const toPointer = (keys: readonly string[]): string =>
  keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A breach in a few words: `missing at /scopes`. */
export const describeBreach = ({ kind, keys }: Breach): string =>
  `${kind} at ${keys.length === 0 ? 'the whole body' : toPointer(keys)}`;
