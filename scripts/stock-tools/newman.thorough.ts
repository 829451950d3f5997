import type { OperationId } from '@workspace-api/contract';
import newman from 'newman';
import { expect, test } from 'vitest';
import { createSandbox, demoTokens, serve } from '../../mocks/index.ts';
import { type Collection, postmanCollection } from '../docs/exports/postman-collection.ts';
import { bundleContract } from '../generate/bundle.ts';
import { listOperations } from '../generate/openapi-document.ts';
import { fromRoot } from '../generate/paths.ts';

const document = await bundleContract(fromRoot('openapi'));
const operations = listOperations(document).map(({ operation }) => operation);

/** What needs a user who signs in, or never ends. */
const skipped: readonly OperationId[] = ['exchangeAuthorizationCode', 'refreshSession', 'tailLogs'];

/** Runs one request of a collection with Newman, on its own sandbox, so that no request depends on another. */
const run = async (collection: Collection, name: string): Promise<string> => {
  const sandbox = await createSandbox();
  const { url, close } = await serve(sandbox, { port: 0 });
  try {
    return await new Promise<string>((resolve, reject) => {
      newman.run(
        {
          // The types of Newman require an object for a description, which may also be a string.
          collection: collection as object,
          folder: name,
          envVar: [
            { key: 'baseUrl', value: `${url}/v1` },
            { key: 'consoleUrl', value: url },
          ],
          timeoutRequest: 30_000,
        },
        (error, summary) => {
          const [execution] = summary?.run.executions ?? [];
          if (error || !execution) reject(error ?? new Error(`Newman ran no request named "${name}".`));
          else resolve(String(execution.response?.code ?? 'no response'));
        },
      );
    });
  } finally {
    await close();
    await sandbox.close();
  }
};

test('Newman runs every request of the collection on a sandbox, which succeeds', async () => {
  const tokens = {
    WORKSPACE_TOKEN: demoTokens[0]?.secret ?? '',
    SESSION_TOKEN: demoTokens.find(({ kind }) => kind === 'session')?.secret ?? '',
  };
  const collection = postmanCollection(document, tokens);
  const outcomes: Record<string, string> = {};
  const expected: Record<string, unknown> = {};
  for (const { operationId, summary } of operations) {
    if (skipped.includes(operationId as OperationId)) continue;
    outcomes[summary] = await run(collection, summary);
    expected[summary] = expect.stringMatching(/^2\d\d$/);
  }
  expect(outcomes).toEqual(expected);
});

test('the collection has a request for each operation, and no token', () => {
  const { item, variable } = postmanCollection(document);
  const names = item.flatMap((folder) => folder.item.map(({ name }) => name));
  expect(names.sort()).toEqual(operations.map(({ summary }) => summary).sort());
  expect(variable.filter(({ key }) => key.endsWith('_TOKEN')).map(({ value }) => value)).toEqual([
    '',
    '',
    '',
  ]);
});
