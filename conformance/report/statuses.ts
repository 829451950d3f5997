import type { ClauseStatus } from '../engine/report/report.ts';

/** What a status is called in front of a reader. */
export const statusLabels: Record<ClauseStatus, string> = {
  pass: 'pass',
  fail: 'fail',
  warn: 'warn',
  info: 'info',
  unsupported: 'unsupported',
  'not-exercised': 'not exercised',
  error: 'error',
};

/** What a status says of the target, in one sentence. */
export const statusMeanings: Record<ClauseStatus, string> = {
  pass: 'The target kept this promise wherever it was looked at.',
  fail: 'The target breaks a promise that the contract makes.',
  warn: 'The target does not follow a recommendation of the contract.',
  info: 'The target chose otherwise where the contract only made a provisional choice; that is no fault.',
  unsupported: 'The configuration declares that the target does not offer this.',
  'not-exercised': 'Nothing was seen of this promise, so nothing is said about it.',
  error: 'The harness or the network failed; nothing is said of the target.',
};
