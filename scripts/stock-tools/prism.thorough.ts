import { examples, mediaTypes, operationList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { exampleRequests } from './example-requests.ts';
import { expectDeclared } from './expect-declared.ts';
import { startPrism } from './start-prism.ts';

const values: Readonly<Record<string, unknown>> = examples;

test('prism mock responds to the example of every operation with its declared success', async () => {
  const url = await startPrism();
  for (const request of exampleRequests()) {
    await expectDeclared(request, await fetch(url + request.path, request.init));
  }
});

test('prism mock serves every list in each of its encodings', async () => {
  const url = await startPrism();
  const lists = exampleRequests().filter(({ operation }) => operation.list !== null);
  for (const { operation, path, init } of lists) {
    for (const [short, mediaType] of Object.entries(mediaTypes).filter(([name]) => name !== 'json')) {
      const headers = { ...init.headers, Accept: mediaType };
      const body = await (await fetch(url + path, { headers })).text();
      const name = `${operation.responses['200']?.examples[0]}-${short}`;
      // fetch removes the byte order mark when it decodes a body.
      expect(body, `${operation.id} as ${short}`).toBe(String(values[name]).replace(/^\uFEFF/, ''));
    }
  }
});

test('prism mock returns every declared error of every operation on request', async () => {
  const url = await startPrism();
  for (const { operation, path, init } of exampleRequests()) {
    for (const [status, { examples: names, fitted }] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue;
      for (const name of names) {
        const headers = { ...init.headers, Prefer: `code=${status}, example=${name}` };
        const response = await fetch(url + path, { ...init, headers });
        const own = fitted?.[name];
        const label = `${operation.id} ${status} ${name}`;
        expect(response.status, label).toBe(Number(status));
        expect(await response.json(), label).toEqual(own ? { error: own } : values[name]);
      }
    }
  }
});

test('prism mock requires a token where the contract requires one', async () => {
  const url = await startPrism();
  for (const { operation, path, init } of exampleRequests()) {
    if (operation.scope === null) continue;
    const { Authorization: _, ...headers } = init.headers;
    const { status } = await fetch(url + path, { ...init, headers });
    expect(status, operation.id).toBe(401);
  }
  expect(operationList.some(({ scope }) => scope === null)).toBe(true);
});
