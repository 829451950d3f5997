import { expect, test } from 'vitest';
import { checkConformance } from '../conformance/index.ts';
import { serve } from '../mocks/index.ts';
import { createPrism } from '../mocks/prism/create-prism.ts';
import { clausesWith } from './support/clauses-with.ts';

/**
 * Clauses about state: a mock that forgets every request can't satisfy any of them. Clauses on whether a repeat was executed
 * aren't included, because no list of the mock shows created records.
 */
const needState = [
  'agents.created-is-readable',
  'agents.deactivate',
  'errors.unknown-id-is-404',
  'idempotency.mismatch-is-422',
  'idempotency.replayed-header',
  'pagination.limit-respected',
];

test('the verdict on Prism is not conformant, because of the clauses that need state', async () => {
  const prism = await createPrism();
  const served = await serve(prism, { port: 0 });
  try {
    const report = await checkConformance({
      target: `${served.url}/v1`,
      token: 'key_test_any',
      effort: 'quick',
      seed: 1,
      // The limit is checked on every exchange. The scenario of the additional clause sends some requests with limits.
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
