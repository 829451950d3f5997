import { readFile } from 'node:fs/promises';
import { getOperation, type OperationId, operationList } from '@workspace-api/contract';
import { expect, test, vi } from 'vitest';
import type { WorkspaceMethods } from './operations/resources.ts';
import { ApiError } from './results/api-error.ts';
import { connect } from './sandboxes.test-helper.ts';

const source = await readFile(new URL('operations/index.ts', import.meta.url), 'utf8');

/** The comments of the methods, by the method and path of their operation: `GET /me`. */
const comments = new Map(
  [...source.matchAll(/^ {2}\/\*\*\n((?: {3}\*.*\n)+?) {3}\*\/\n {2}\w+\(/gm)].map(([, comment = '']) => [
    /`([A-Z]+ \/\S*)`/.exec(comment)?.[1],
    comment.replaceAll(/^ {3}\* ?/gm, ''),
  ]),
);
const getComment = ({ method, path }: { method: string; path: string }): string =>
  comments.get(`${method} ${path}`) ?? '';

const getExample = (id: OperationId): string => getComment(getOperation(id)).split('@example\n')[1] ?? '';

const AsyncFunction = (async () => {}).constructor as new (
  ...source: string[]
) => (api: WorkspaceMethods) => Promise<void>;

/** Examples that use their own session or code, which a sandbox doesn't have. */
const expectedCodes: Partial<Record<OperationId, string>> = {
  refreshSession: 'invalid_grant',
  exchangeAuthorizationCode: 'invalid_grant',
  switchWorkspace: 'workspace_forbidden',
};

test('the example of each method runs against the sandbox', async () => {
  const { api, sandbox } = await connect();
  vi.spyOn(console, 'log').mockReturnValue();
  // A tail never ends. It has its own test.
  for (const { id } of operationList.filter(({ stream }) => !stream)) {
    await sandbox.reset();
    expect(getExample(id), id).toContain('api.');
    const outcome = await new AsyncFunction('api', getExample(id))(api).catch((error: unknown) => error);
    const code = outcome instanceof ApiError ? outcome.code : outcome;
    expect(code, `${id}: ${getExample(id)}`).toBe(expectedCodes[id]);
  }
});
