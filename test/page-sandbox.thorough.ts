import type { ClauseId } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import type { ClauseStatus } from '../conformance/engine/report/report.ts';
import { evaluateVerdict } from '../conformance/engine/report/verdict.ts';
import { checkConformance } from '../conformance/index.ts';
import { serve } from '../mocks/index.ts';
import { openPageSandbox } from './support/page-sandbox.ts';
import { gateOptionsFor } from './support/with-sandbox.ts';

/** The clauses that don't pass, because a page has only the parts of HTTP that `fetch` has, and their statuses. */
const exceptions: Partial<Record<ClauseId, ClauseStatus>> = {
  // Browsers compress by gzip and deflate only.
  'compression.zstd': 'warn',
  // A Response has no trailers.
  'encodings.ndjson-error-trailer': 'not-exercised',
  'encodings.ndjson-trailers-on-request': 'info',
};

test('the gate finds no violation in the sandbox of a page', async () => {
  const failures: string[] = [];
  const log = (line: string) => void failures.push(line);
  const sandbox = await openPageSandbox({
    start: '2026-11-02',
    seed: 1,
    deliver: (request) => fetch(request, { redirect: 'manual' }),
    log,
  });
  onTestFinished(() => sandbox.close());
  const served = await serve(sandbox, { port: 0, log });
  onTestFinished(() => served.close());
  const { clauses, errors } = await checkConformance(gateOptionsFor(served.url));
  expect(failures).toEqual([]);
  expect(errors).toEqual([]);
  // The list is exact: an exception that passes must be removed from it.
  const others = clauses.filter(({ status }) => status !== 'pass');
  expect(Object.fromEntries(others.map(({ id, status }) => [id, status]))).toEqual(exceptions);
  const expected = clauses.filter(({ id }) => !Object.hasOwn(exceptions, id));
  expect(evaluateVerdict(expected, errors)).toBe('conformant');
});
