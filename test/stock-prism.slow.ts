import { examples, mediaTypes, operationList } from '@workspace-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExampleRequest, exampleRequests } from '../scripts/stock-tools/example-requests.ts';
import { expectDeclared } from '../scripts/stock-tools/expect-declared.ts';
import { startPrism } from './support/start-prism.ts';
import { listExamples, oneRequestEach } from './support/stock-prism.ts';

const values: Readonly<Record<string, unknown>> = examples;

let prism: Awaited<ReturnType<typeof startPrism>>;
beforeAll(async () => {
  prism = await startPrism();
});
afterAll(() => prism.stop());

const send = ({ path, init }: ExampleRequest, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(prism.url + path, { ...init, headers: { ...init.headers, ...headers } });

test('prism mock responds to the example of every operation with its declared success', () =>
  Promise.all(exampleRequests().map(async (request) => expectDeclared(request, await send(request)))));

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

test('prism mock requires a token where the contract requires one', async () => {
  const secured = oneRequestEach.filter(({ operation }) => operation.scope !== null);
  expect(secured.length).toBeLessThan(operationList.length);
  await Promise.all(
    secured.map(async ({ operation, path, init }) => {
      const { Authorization: _, ...headers } = init.headers;
      const { status } = await fetch(prism.url + path, { ...init, headers });
      expect(status, operation.id).toBe(401);
    }),
  );
});
