import type { ClauseId } from '@workspace-api/contract';
import type { BreachKind } from '../../resources/arbitraries/breach.ts';

/** The clause about the reason of each kind of breach. */
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
 * Further reasons that a server with its own limits may give for the same value: an empty string may count as missing,
 * and a long one as an unknown value. If the contract chose the limit, these are accepted.
 */
export const alsoFits: Partial<Record<BreachKind, readonly string[]>> = {
  'too-short': ['missing', 'format_mismatch', 'unknown_value'],
  'too-long': ['format_mismatch', 'unknown_value'],
  pattern: ['unknown_value'],
  'unknown-value': ['format_mismatch'],
};
