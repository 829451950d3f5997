import { expect, test } from 'vitest';
import { on } from '../mocks/wrappers/on.ts';
import { checkSandbox } from './support/with-sandbox.ts';

test('a session whose principal lacks its workspace fails the shape, and no case ends in an error', async () => {
  const wrap = on('getMe')
    .when(({ request }) => request.headers.get('Authorization')?.includes('sess_') ?? false)
    .json(({ workspace: _, ...rest }) => rest);
  const only = ['identity', 'scopes', 'workspaces'];
  const { clauses, errors } = (await checkSandbox({ wrap }, { only })).report;
  expect(errors).toEqual([]);
  expect(clauses.filter(({ status }) => status === 'error')).toEqual([]);
  expect(clauses.find(({ status, family }) => status === 'fail' && family === 'identity')).toBeDefined();
});
