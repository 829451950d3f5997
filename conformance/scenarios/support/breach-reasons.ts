import type { ClauseId } from '@workspace-api/contract';
import type { BreachKind } from '../../resources/arbitraries/breach.ts';

/** The clause that says how each kind of breach is reported. */
export const reasonClauses = {
  missing: 'validation.reason-missing',
  'too-short': 'validation.reason-too-short',
  'too-long': 'validation.reason-too-long',
  pattern: 'validation.reason-format-mismatch',
  'wrong-type': 'validation.wrong-type-is-format-mismatch',
  'unknown-value': 'validation.reason-unknown-value',
  'unknown-field': 'validation.reason-unknown-field',
  'out-of-range': 'validation.reason-out-of-range',
} as const satisfies Record<BreachKind, ClauseId>;

/**
 * Reasons that a server with limits of its own may see in the same value: an empty string can be as good as none, and
 * a long one may also be no known value. Where the limit is a choice, these say nothing.
 */
export const alsoFits: Partial<Record<BreachKind, readonly string[]>> = {
  'too-short': ['missing', 'format_mismatch', 'unknown_value'],
  'too-long': ['format_mismatch', 'unknown_value'],
  pattern: ['unknown_value'],
  'unknown-value': ['format_mismatch'],
};
