import { mediaTypes, operationList } from '@workspace-api/contract';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { middleware } from 'express-openapi-validator';
import { test } from 'vitest';
import { listen } from '../../conformance/test/listen.ts';
import { declaredSuccess, exampleRequests, readBundle } from './example-requests.test-helper.ts';
import { expectDeclared } from './expect-declared.test-helper.ts';

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

/**
 * An app that responds to every operation. The validator in front of it rejects requests and responses that violate the bundle.
 */
const appWith = (respond: (id: string) => RequestHandler): Express => {
  const app = express();
  app.use(express.json({ strict: false }));
  app.use(middleware({ apiSpec: readBundle() as never, validateRequests: true, validateResponses: true }));
  for (const { id, method, path, server } of operationList) {
    const route = (server === 'api' ? '/v1' : '') + path.replace(/\{(\w+)\}/g, ':$1');
    app[method.toLowerCase() as Method](route, respond(id));
  }
  const explain: ErrorRequestHandler = (error: { status?: number; message: string }, _, response, __) => {
    response.status(error.status ?? 500).json({ message: error.message });
  };
  return app.use(explain);
};

const withExamples = (id: string): RequestHandler => {
  const operation = operationList.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`The contract has no operation "${id}".`);
  const { status, example } = declaredSuccess(operation);
  return (_, response) => {
    response.status(status);
    if (example === undefined) response.end();
    else if (typeof example === 'string') response.type(mediaTypes.ndjson).send(example);
    else response.json(example);
  };
};

const getBase = (url: string, server: string) => (server === 'api' ? `${url}/v1` : url);

test('express-openapi-validator accepts every example request and its response', async () => {
  const url = await listen(appWith(withExamples));
  for (const request of exampleRequests()) {
    const base = getBase(url, request.operation.server);
    await expectDeclared(request, await fetch(base + request.path, request.init));
  }
});
