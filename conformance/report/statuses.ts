import type { ClauseStatus } from '../engine/report/report.ts';

/** The label of each status. */
export const statusLabels: Record<ClauseStatus, string> = {
  pass: 'pass',
  fail: 'fail',
  waived: 'waived',
  warn: 'warn',
  info: 'info',
  unsupported: 'unsupported',
  'not-exercised': 'not exercised',
  error: 'error',
};

/** The meaning of each status. */
export const statusMeanings: Record<ClauseStatus, string> = {
  pass: 'The target satisfied this clause every time it was checked.',
  fail: 'The target violates a requirement of the contract.',
  waived: 'The target breaks this clause, but a waiver in the configuration accepts it.',
  warn: 'The target does not follow a recommendation of the contract.',
  info: 'The target differs from a provisional choice of the contract, which is allowed.',
  unsupported: 'The configuration declares that the target does not offer this.',
  'not-exercised': 'No case exercised this clause, so it has no result.',
  error: 'The harness or the network failed, so the clause has no result.',
};
