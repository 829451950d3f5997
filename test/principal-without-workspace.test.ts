import { expect, test } from 'vitest';
import { checkConformance } from '../conformance/index.ts';
import { on } from '../mocks/wrappers/on.ts';
import { gateOptionsFor, withServedSandbox } from '../scripts/proof/served-sandbox.ts';

test('a session whose principal lacks its workspace fails the shape, and no case ends in an error', async () => {
  const wrap = on('getMe')
    .when(({ request }) => request.headers.get('Authorization')?.includes('sess_') ?? false)
    .json(({ workspace: _, ...rest }) => rest);
  const { clauses, errors } = await withServedSandbox({ seed: 1, wrap }, (url) =>
    checkConformance({ ...gateOptionsFor(url), only: ['identity', 'scopes', 'workspaces'] }),
  );
  expect(errors).toEqual([]);
  expect(clauses.filter(({ status }) => status === 'error')).toEqual([]);
  expect(clauses.find(({ status, family }) => status === 'fail' && family === 'identity')).toBeDefined();
});
