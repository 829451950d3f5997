import { basePath, type OperationShape, operationList } from '@workspace-api/contract';
import { operationList as controlOperations, controlPath } from '@workspace-api/contract/sandbox';
import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { tokens } from './start-sandbox.ts';

const sandbox = await createSandbox();
afterAll(() => sandbox.close());

/** Every query parameter, except for the sign-in page, which responds with pages and has its own tests. */
const listParameters = (base: string, operations: readonly OperationShape[]) =>
  operations
    .filter(({ server }) => server !== 'console')
    .flatMap((operation) =>
      operation.parameters.query.map(({ name }) => [operation.id, name, base, operation] as const),
    );

test.each([...listParameters(basePath, operationList), ...listParameters(controlPath, controlOperations)])(
  '%s rejects a repeated %s',
  async (_, repeated, base, { method, path, parameters, requestBody }) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
      String(parameters.path.find((parameter) => parameter.name === name)?.example ?? 'x'),
    );
    const query = new URLSearchParams();
    for (const { name, example = '1' } of parameters.query)
      for (let times = name === repeated ? 2 : 1; times > 0; times -= 1) query.append(name, String(example));
    const headers = { Authorization: `Bearer ${tokens.full}` };
    const response = await sandbox.fetch(`${base}${filled}?${query}`, {
      method,
      headers,
      ...(requestBody?.required && { body: '{}' }),
    });
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { fields: { path: string }[] } };
    expect(error.fields.map((field) => field.path)).toEqual([`/${repeated}`]);
  },
);
