import { expect, test } from 'vitest';
import { serve } from '../mocks/index.ts';
import { createPrism } from '../mocks/prism/create-prism.ts';
import { clausesThat, judge } from './support/judge.ts';

/** Promises of state: a mock that forgets every request can keep none of them. */
const needState = [
  'agents.created-is-readable',
  'agents.deactivate',
  'errors.unknown-id-is-404',
  'idempotency.mismatch-is-422',
  'idempotency.replay-does-not-execute',
  'idempotency.replayed-header',
  'pagination.limit-respected',
];

test('the gate says of Prism that it is not conformant, and names the promises of state', async () => {
  const prism = await createPrism();
  const served = await serve(prism, { port: 0 });
  try {
    const { exitCode, report, stdout, stderr } = await judge([
      ...['--target', `${served.url}/v1`, '--token', 'key_test_any', '--effort', 'quick', '--seed', '1'],
    ]);
    expect(report?.verdict, stderr).toBe('not-conformant');
    expect(exitCode).toBe(1);
    expect(clausesThat(report, 'fail')).toEqual(expect.arrayContaining(needState));
    expect(report?.errors, stdout).toEqual([]);
    expect(clausesThat(report, 'error'), stdout).toEqual([]);
  } finally {
    await served.close();
  }
}, 120_000);
