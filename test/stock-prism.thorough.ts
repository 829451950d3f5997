import { examples, mediaTypes, operationList } from '@workspace-api/contract';
import { x } from 'tinyexec';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../mocks/test/free-port.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { type ExampleRequest, exampleRequests } from '../scripts/stock-tools/example-requests.test-helper.ts';
import { expectDeclared } from '../scripts/stock-tools/expect-declared.test-helper.ts';

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

/** Starts stock `prism mock` on the bundle. Resolves once it listens, with its URL and a function that stops it. */
const startPrism = async (): Promise<{ url: string; stop: () => void }> => {
  const port = String(await freePort());
  const args = ['mock', 'generated/openapi.json', '--host', '127.0.0.1', '--port', port];
  const nodeOptions = { cwd: fromRoot('.'), stdio: ['ignore' as const, 'pipe' as const, 'inherit' as const] };
  const prism = x('prism', args, { nodeOptions }).process;
  return new Promise((resolve, reject) => {
    let output = '';
    prism?.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      if (output.includes('Prism is listening')) return;
      output += chunk;
      if (output.includes('Prism is listening'))
        resolve({ url: `http://127.0.0.1:${port}`, stop: () => void prism?.kill() });
    });
    prism?.on('exit', (code) => reject(new Error(`prism mock ended with ${code}: ${output}`)));
  });
};

let prism: Awaited<ReturnType<typeof startPrism>>;
beforeAll(async () => {
  prism = await startPrism();
});
afterAll(() => prism.stop());

const send = ({ path, init }: ExampleRequest, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(prism.url + path, { ...init, headers: { ...init.headers, ...headers } });

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
