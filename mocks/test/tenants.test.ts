import { errors } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { authenticated, createPath, getExampleBody } from './sample-requests.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const absent: readonly string[] = [errors['not-found'].code, errors['workspace-not-found'].code];
const inWorkspace = authenticated.filter(
  ([, { path, sessionOnly }]) => path.includes('{slug}') && !sessionOnly,
);
/** Operations with a record in their path, inside or outside a workspace. */
const recordOperations = authenticated.filter(([, { parameters }]) =>
  parameters.path.some(({ name }) => name !== 'slug'),
);

test.each(inWorkspace)('%s finds nothing in a workspace without access', async (_, operation) => {
  const { send } = await startSandbox();
  const { status, json } = await send(operation.method, createPath(operation), {
    token: tokens.globex,
    body: getExampleBody(operation),
  });
  expect(status).toBe(404);
  expect(absent).toContain(json.error.code);
});

test.each(recordOperations)('%s finds no record of the other mode', async (_, operation) => {
  const { send } = await startSandbox();
  const path = createPath(operation);
  const { status } = await send(operation.method, path, {
    token: tokens.live,
    body: getExampleBody(operation),
  });
  expect(status).toBe(404);
});

test.each(recordOperations)(
  '%s finds no record of another workspace under its slug',
  async (_, operation) => {
    const { send } = await startSandbox();
    const path = createPath(operation).replace('/workspaces/acme/', '/workspaces/globex/');
    const { status } = await send(operation.method, path, {
      token: tokens.globex,
      body: getExampleBody(operation),
    });
    expect(status).toBe(404);
  },
);
