import { readdir, readFile } from 'node:fs/promises';
import { getOperation, type OperationId, operationList } from '@workspace-api/contract';
import { createSandbox } from '@workspace-api/mock';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createWorkspaceClient } from './create-workspace-client.ts';
import type { WorkspaceMethods } from './operations/resources.ts';
import { ApiError } from './results/api-error.ts';

const folder = new URL('operations/', import.meta.url);
const sources = await Promise.all(
  (await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')),
);

/** The comments of the methods, by the method and path of their operation: `GET /me`. */
const comments = new Map(
  sources
    .flatMap((source) => [...source.matchAll(/^ {2}\/\*\*\n((?: {3}\*.*\n)+?) {3}\*\/\n {2}\w+\(/gm)])
    .map(([, comment = '']) => [
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
  const sandbox = await createSandbox();
  onTestFinished(() => sandbox.close());
  vi.spyOn(console, 'log').mockReturnValue();
  const api = createWorkspaceClient({
    baseUrl: 'http://127.0.0.1:4010/v1',
    token: 'key_test_acme',
    fetch: (request) => sandbox.fetch(request),
  });
  // A tail never ends. It has its own test.
  for (const { id } of operationList.filter(({ stream }) => !stream)) {
    await sandbox.reset();
    expect(getExample(id), id).toContain('api.');
    const outcome = await new AsyncFunction('api', getExample(id))(api).catch((error: unknown) => error);
    const code = outcome instanceof ApiError ? outcome.code : outcome;
    expect(code, `${id}: ${getExample(id)}`).toBe(expectedCodes[id]);
  }
});
