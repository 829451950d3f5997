import type * as fc from 'fast-check';

/** The effect of a breach on a value. */
export type BreachKind =
  | 'missing'
  | 'wrong-type'
  | 'too-short'
  | 'too-long'
  | 'pattern'
  | 'out-of-range'
  | 'unknown-value'
  | 'unknown-field';

/** The reason in the service's field entries for each kind of breach. */
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

/** A way to break a schema in one place, and values that break it only there. */
export type Breach = {
  kind: BreachKind;
  /** The keys that lead to the offending field. */
  keys: readonly string[];
  /**
   * Whether the service document shows the field and that it is required or of this type. Otherwise the breach concerns a limit
   * that the contract chose.
   */
  isDocumented: boolean;
  value: fc.Arbitrary<unknown>;
};

/** Keys as a JSON Pointer (RFC 6901). */
export const toPointer = (keys: readonly string[]): string =>
  keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A short description of a breach: `missing at /scopes`. */
export const describeBreach = ({ kind, keys }: Breach): string =>
  `${kind} at ${keys.length === 0 ? 'the whole body' : toPointer(keys)}`;
