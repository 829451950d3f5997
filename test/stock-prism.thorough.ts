import { examples, mediaTypes, operationList } from '@workspace-api/contract';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../mocks/test/free-port.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { type ExampleRequest, exampleRequests } from '../scripts/stock-tools/example-requests.test-helper.ts';
import { expectDeclared } from '../scripts/stock-tools/expect-declared.test-helper.ts';
import { startProgram } from './support/run-process.ts';

const values: Readonly<Record<string, unknown>> = examples;

const requests = exampleRequests();

/** The first request of the contract's examples for each operation. */
const oneRequestEach = operationList.map(
  ({ id }) => requests.find(({ operation }) => operation.id === id) as ExampleRequest,
);

/** The examples of a response by name, as the operation returns them. */
const listExamples = ({ operation }: ExampleRequest, status: string): [name: string, value: unknown][] => {
  const { examples: names, fitted } = operation.responses[status] ?? { examples: [] };
  return names.map((name) => [name, fitted?.[name] ? { error: fitted[name] } : values[name]]);
};

const port = String(await freePort());
const prism = [fromRoot('node_modules/.bin/prism'), 'mock', 'generated/openapi.json'];
const address = ['--host', '127.0.0.1', '--port', port];
await startProgram([...prism, ...address], /Prism is listening/, { cwd: fromRoot('.') }, afterAll);

const send = ({ path, init }: ExampleRequest, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { ...init.headers, ...headers } });

test('prism mock responds to the example of every operation with its declared success', () =>
  Promise.all(requests.map(async (request) => expectDeclared(request, await send(request)))));

test('prism mock serves every list in each of its encodings', () =>
  Promise.all(
    oneRequestEach
      .filter(({ operation }) => operation.list !== null)
      .flatMap((request) =>
        Object.entries(mediaTypes)
          .filter(([short]) => short !== 'json')
          .map(async ([short, mediaType]) => {
            const body = await (await send(request, { Accept: mediaType })).text();
            const { id, responses } = request.operation;
            const name = `${responses['200']?.examples[0]}-${short}`;
            // fetch removes the byte order mark when it decodes a body.
            expect(body, `${id} as ${short}`).toBe(String(values[name]).replace(/^\uFEFF/, ''));
          }),
      ),
  ));

test('prism mock returns an example of each declared response by its status only', async () => {
  const bodies = await Promise.all(
    oneRequestEach.flatMap((request) =>
      Object.keys(request.operation.responses).map(async (status) => {
        const response = await send(request, { Prefer: `code=${status}` });
        const label = `${request.operation.id} ${status}`;
        expect(response.status, label).toBe(Number(status));
        const own = listExamples(request, status).map(([, value]) => value);
        const body = await response.text();
        if (own.length === 0) return expect(body, label).toBe('');
        const isText = typeof own[0] === 'string';
        return expect(own, label).toContainEqual(isText ? body : JSON.parse(body));
      }),
    ),
  );
  expect(bodies.length).toBeGreaterThan(400);
});

test('prism mock returns every declared error of every operation by its name', async () => {
  for (const request of oneRequestEach) {
    for (const status of Object.keys(request.operation.responses).filter((code) => Number(code) >= 400)) {
      for (const [name, value] of listExamples(request, status)) {
        const response = await send(request, { Prefer: `code=${status}, example=${name}` });
        const label = `${request.operation.id} ${status} ${name}`;
        expect(response.status, label).toBe(Number(status));
        expect(await response.json(), label).toEqual(value);
      }
    }
  }
});
