import { expect, test } from 'vitest';
import { manualClock } from '../core/clock.ts';
import { problem } from '../core/problem.ts';
import type { Middleware, PlainResponse } from './call.ts';
import { createDispatcher, type DispatcherOptions } from './dispatcher.ts';

const toTextResponse = (body: string): PlainResponse => ({
  status: 200,
  headers: { 'Content-Type': 'text/plain' },
  body,
});
const now = new Date('2026-11-02T09:00:00.000Z');

/** Creates a dispatcher whose context logs to `lines`. */
const start = (options: Partial<DispatcherOptions>) => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const context = { clock: manualClock(now), ids: () => 'req_1', log };
  const dispatch = createDispatcher(context, {
    routes: [],
    notFound: () => [() => toTextResponse('nothing here')],
    ...options,
  });
  const call = (method: string, path: string) =>
    dispatch({ request: new Request(`http://sandbox${path}`, { method }), connection: undefined, path });
  return { call, lines };
};

test('middlewares run in order, and the first response ends the chain', async () => {
  const steps: string[] = [];
  const step =
    (name: string, response?: PlainResponse): Middleware =>
    async () => {
      steps.push(name);
      return response;
    };
  const middlewares = [
    step('first'),
    step('second', toTextResponse('second')),
    step('third', toTextResponse('third')),
  ];
  const { call } = start({ routes: [{ method: 'GET', path: '/page', middlewares }] });
  expect(await (await call('GET', '/page')).text()).toBe('second');
  expect(steps).toEqual(['first', 'second']);
});

test('the parameters of the path are decoded for the middlewares', async () => {
  const { call } = start({
    routes: [
      {
        method: 'GET',
        path: '/pages/{slug}',
        middlewares: [({ parameters }) => toTextResponse(parameters.slug ?? '')],
      },
    ],
  });
  expect(await (await call('GET', '/pages/a%20b')).text()).toBe('a b');
});

test('every response has a request id and the date of the sandbox’s clock, even after a failure', async () => {
  const fail: Middleware = () => {
    throw problem('not-found');
  };
  const { call } = start({ routes: [{ method: 'GET', path: '/fail', middlewares: [fail] }] });
  for (const path of ['/fail', '/unknown']) {
    const { headers } = await call('GET', path);
    expect([headers.get('X-Request-Id'), headers.get('Date')]).toEqual(['req_1', now.toUTCString()]);
  }
});

test('HEAD runs the route of GET and responds without a body', async () => {
  const { call } = start({
    routes: [{ method: 'GET', path: '/page', middlewares: [() => toTextResponse('page')] }],
  });
  const response = await call('HEAD', '/page');
  expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
    200,
    'text/plain',
    '',
  ]);
});

test('a request without a route runs the notFound chain, which can list routes and methods', async () => {
  const middlewares = [() => toTextResponse('')];
  const { call } = start({
    routes: [
      { method: 'GET', path: '/a/{id}', middlewares },
      { method: 'PUT', path: '/a/{id}', middlewares },
      { method: 'POST', path: '/b', middlewares },
    ],
    notFound: ({ routes, methodsAt }) => [
      ({ path, operation }) =>
        toTextResponse(JSON.stringify([routes.length, methodsAt(path), operation === undefined])),
    ],
  });
  expect(await (await call('DELETE', '/a/1')).json()).toEqual([3, ['GET', 'PUT'], true]);
});

test('a thrown problem is rendered, and any other error is logged and returned as an internal error', async () => {
  const createThrowing = (error: unknown): Middleware[] => [
    () => {
      throw error;
    },
  ];
  const { call, lines } = start({
    routes: [
      { method: 'GET', path: '/problem', middlewares: createThrowing(problem('not-acceptable')) },
      { method: 'GET', path: '/bug', middlewares: createThrowing(new Error('broken')) },
      { method: 'GET', path: '/silent', middlewares: [() => undefined] },
    ],
  });
  expect((await call('GET', '/problem')).status).toBe(406);
  expect(lines).toEqual([]);
  expect((await call('GET', '/bug')).status).toBe(500);
  expect((await call('GET', '/silent')).status).toBe(500);
  expect(lines).toEqual([
    expect.stringContaining('req_1 GET /bug: Error: broken'),
    expect.stringContaining('No middleware responded to GET /silent.'),
  ]);
});

test('an error can be explained before it is rendered, and every response is observed', async () => {
  const entries: unknown[] = [];
  const { call } = start({
    routes: [{ method: 'GET', path: '/x', middlewares: [() => Promise.reject(new Error('gone'))] }],
    explainError: async () => problem('not-found'),
    onResponse: ({ path, problem: failure }, { status }) => entries.push([path, status, failure?.status]),
  });
  expect((await call('GET', '/x')).status).toBe(404);
  expect((await call('GET', '/y')).status).toBe(200);
  expect(entries).toEqual([
    ['/x', 404, 404],
    ['/y', 200, undefined],
  ]);
});
