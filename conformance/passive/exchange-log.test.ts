import { gzipSync } from 'node:zlib';
import { headerNames } from '@workspace-api/contract';
import { beforeEach, expect, test } from 'vitest';
import { createExchangeLog, type ExchangeLog } from './exchange-log.ts';
import type { ObservedCall, Observer } from './observer.ts';

/** The limit of kept bytes in these tests. */
const maxBytes = 2 ** 20;

/** What the observer was notified of, in order. */
let notified: string[];
let log: ExchangeLog;
let failures: unknown[];

beforeEach(() => {
  notified = [];
  failures = [];
  const observer: Pick<Observer, 'started' | 'ended' | 'lost' | 'failed'> = {
    started: ({ url, body }) => {
      if (url === '/broken') throw new Error('boom');
      notified.push(`${url} started with ${body === null ? 'no body' : `${body.length} bytes`}`);
      return { traced: { request: { url } } } as ObservedCall;
    },
    ended: ({ traced }, { bytes }) => {
      notified.push(`${traced.request.url} ended with ${bytes.length} bytes`);
    },
    lost: ({ traced }, reason) => {
      notified.push(`${traced.request.url} lost: ${reason}`);
    },
    failed: (_, error) => failures.push(error),
  };
  log = createExchangeLog(observer as Observer, maxBytes);
});

const begin = (url: string, ...chunks: readonly Buffer[]) => {
  const body = log.collectBody();
  for (const chunk of chunks) body.add(chunk);
  return log.begin('POST', url, [], body);
};

const ok = { statusCode: 200, rawHeaders: [], rawTrailers: [] };

test('the observer is notified in order, also while a response is decoded', async () => {
  const first = begin('/first', Buffer.from('abc'));
  first.addToResponse(gzipSync('{}'));
  first.complete({ ...ok, rawHeaders: [headerNames.contentEncoding, 'gzip'] }, true);
  begin('/second').lose('no response');
  await log.idle();
  expect(notified).toEqual([
    '/first started with 3 bytes',
    '/first ended with 2 bytes',
    '/second started with no body',
    '/second lost: no response',
  ]);
});

test('an error in the notification of one exchange does not block the next one', async () => {
  begin('/broken').complete(ok, true);
  begin('/next').complete(ok, true);
  await log.idle();
  expect(failures).toEqual([new Error('boom')]);
  expect(notified).toEqual(['/next started with no body', '/next ended with 0 bytes']);
});

test('above the limit of kept bytes an exchange is not checked, until others have ended', async () => {
  const half = Buffer.alloc(2 ** 19);
  const one = begin('/one');
  one.addToResponse(half);
  const two = begin('/two');
  two.addToResponse(half);
  two.complete(ok, true);
  begin('/upload', half).complete(ok, true);
  one.complete(ok, true);
  await log.idle();
  const three = begin('/three', Buffer.alloc(2 ** 18));
  three.addToResponse(half);
  three.complete(ok, true);
  await log.idle();
  expect(notified.filter((line) => !line.includes('started'))).toEqual([
    '/two lost: too many large bodies were in progress',
    '/upload lost: too many large bodies were in progress',
    `/one ended with ${half.length} bytes`,
    `/three ended with ${half.length} bytes`,
  ]);
});

test('counts what each chunk of a body takes in addition to its bytes', async () => {
  const response = begin('/small-chunks');
  for (let index = 0; index < 2 ** 13; index += 1) response.addToResponse(Buffer.from('x'));
  response.complete(ok, true);
  await log.idle();
  expect(notified.at(-1)).toContain('/small-chunks lost');
});
