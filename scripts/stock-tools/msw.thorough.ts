import { fromOpenApi } from '@msw/source/open-api';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import { exampleRequests, readBundle } from './example-requests.test-helper.ts';
import { expectDeclared } from './expect-declared.test-helper.ts';

const base = 'http://127.0.0.1:4010/v1';

test('the handlers that @msw/source creates from the bundle respond to every operation of the API', async () => {
  const handlers = await fromOpenApi(readBundle() as never);
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  const requests = exampleRequests();
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) {
    // msw places a path with its own servers under the servers of the document.
    const headers = { ...request.init.headers, Accept: accepted(request.operation.stream) };
    await expectDeclared(request, await fetch(base + request.path, { ...request.init, headers }));
  }
});

const accepted = (stream: boolean): string => (stream ? 'application/x-ndjson' : 'application/json');
