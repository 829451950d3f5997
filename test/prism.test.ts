import { expect, test } from 'vitest';
import { checkConformance } from '../conformance/index.ts';
import { serve } from '../mocks/index.ts';
import { createPrism } from '../mocks/prism/create-prism.ts';
import { clausesWith } from './support/clauses-with.ts';

/**
 * Promises of state: a mock that forgets every request can keep none of them. Whether a repeat was executed is not among
 * them, since no list of the mock shows what was created.
 */
const needState = [
  'agents.created-is-readable',
  'agents.deactivate',
  'errors.unknown-id-is-404',
  'idempotency.mismatch-is-422',
  'idempotency.replayed-header',
  'pagination.limit-respected',
];

test('the gate judges Prism not conformant, for the clauses that need state', async () => {
  const prism = await createPrism();
  const served = await serve(prism, { port: 0 });
  try {
    const report = await checkConformance({
      target: `${served.url}/v1`,
      token: 'key_test_any',
      effort: 'quick',
      seed: 1,
      // The limit is judged on every exchange: the scenario of the further clause sends some with limits.
      only: [...needState, 'encodings.ndjson-cursor'],
      timeoutMs: 60_000,
    });
    expect(report.errors).toEqual([]);
    expect(clausesWith(report, 'fail')).toEqual(expect.arrayContaining(needState));
    expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1 });
  } finally {
    await served.close();
  }
});
