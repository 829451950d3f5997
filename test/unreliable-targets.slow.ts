import { examples, type OperationId } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Wrap } from '../mocks/wrappers/fetch.ts';
import { findOperation } from '../mocks/wrappers/find-operation.ts';
import { checkWithoutWaiting } from './support/check-without-waiting.ts';
import { clausesWith } from './support/clauses-with.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

const forOperation =
  (id: OperationId, respond: (request: Request) => Response | Promise<Response>): Wrap =>
  (next) =>
  async (request) =>
    findOperation(request)?.id === id ? respond(request) : next(request);

test('an operation behind a proxy that returns HTML is one failure, reported with its consequences', async () => {
  const page = () =>
    new Response('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
  const { report } = await withSandbox({ wrap: forOperation('listForms', page) }, (url) =>
    checkWithoutWaiting({ ...gateOptionsFor(url), only: ['forms', 'errors'] }),
  );
  expect(clausesWith(report, 'fail')).toEqual(['errors.always-json']);
  const findings = report.clauses.find(({ status }) => status === 'fail')?.findings;
  expect(findings).toMatchObject([{ operation: 'listForms', intermittent: false }]);
  expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1, errors: [] });
  expect(report.notes?.join('\n')).toMatch(
    /listForms returned no usable response and was not called again: status 502/,
  );
});

test('a temporary 5xx is retried and violates no clause', async () => {
  let requests = 0;
  const wrap: Wrap = (next) => async (request) => {
    requests += 1;
    if (request.method !== 'GET' || requests % 7 !== 0 || !request.url.includes('/v1/')) return next(request);
    return Response.json(examples['upstream-unavailable'], { status: 503 });
  };
  const { report } = await withSandbox({ wrap }, (url) =>
    checkWithoutWaiting({ ...gateOptionsFor(url), only: ['forms'] }),
  );
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(report.errors).toEqual([]);
  expect(report.notes?.join('\n')).toMatch(/repeated \d+ requests that returned a 5xx/);
});

test('a target whose /me returns the wrong mode violates only that clause, and the run ends', async () => {
  const wrap: Wrap = (next) => async (request) => {
    const response = await next(request);
    if (findOperation(request)?.id !== 'getMe') return response;
    const body = (await response.text()).replace('"mode":"test"', '"mode":"live"');
    return new Response(body, { status: response.status, headers: response.headers });
  };
  const { report } = await withSandbox({ wrap }, (url) =>
    checkWithoutWaiting({
      ...gateOptionsFor(url),
      only: ['identity', 'pagination.expired-cursor'],
    }),
  );
  expect(clausesWith(report, 'fail')).toEqual(['identity.mode-matches-key']);
  expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1, errors: [] });
});
