import { operations } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { checkOutcome } from './check-outcome.ts';
import type { FuzzRequest } from './request.ts';

const getDraft = (headers: readonly (readonly [string, string])[]): FuzzRequest => ({
  kind: 'invalid',
  what: 'a header',
  operation: operations.getPage,
  content: { method: 'GET', target: '/v1/workspaces/acme/pages/page_01K9HOME', headers },
});

const notModified = {
  responses: [{ status: 304, headers: { etag: '"7"' }, body: Buffer.alloc(0) }],
};

test('304 is accepted only if the client requested it, although no operation declares it', async () => {
  const conditional = await checkOutcome(getDraft([['If-None-Match', '*']]), notModified, 1);
  expect(conditional.findings).toEqual([]);
  const plain = await checkOutcome(getDraft([]), notModified, 1);
  expect(plain.findings.map(({ problem }) => problem)).toContain('not as declared');
});
