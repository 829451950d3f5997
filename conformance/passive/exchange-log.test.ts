import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createExchangeLog, type ExchangeLog, maxExchangeMs } from './exchange-log.ts';
import type { ObservedCall, Observer } from './observer.ts';

/** The limit of kept bytes in these tests. */
const maxBytes = 2 ** 20;
const tooMuchKept =
  'dropped, because too much other traffic had to be kept until this request or response was complete';
const tooSlow = "dropped, because it didn't end within 60 seconds";

/** What the observer was notified of, in order. */
let notified: string[];
let log: ExchangeLog;

beforeEach(() => {
  vi.useFakeTimers();
  notified = [];
  const observer: Pick<Observer, 'started' | 'ended' | 'lost' | 'leaveOut' | 'forget' | 'failed'> = {
    started: ({ url, body }) => {
      notified.push(`${url} started with ${body === null ? 'no body' : `${body.length} bytes`}`);
      return { traced: { request: { url } } } as ObservedCall;
    },
    ended: ({ traced }, { bytes }) => {
      notified.push(`${traced.request.url} ended with ${bytes.length} bytes`);
    },
    lost: ({ traced }, reason) => {
      notified.push(`${traced.request.url} lost: ${reason}`);
    },
    leaveOut: (reason) => {
      notified.push(reason);
    },
    forget: () => {},
    failed: (_, error) => {
      throw error;
    },
  };
  log = createExchangeLog(observer as Observer, maxBytes);
});

afterEach(() => {
  vi.useRealTimers();
});

const begin = (url: string, isStream = false) => log.begin({ method: 'POST', url, rawHeaders: [], isStream });

const ok = { status: 200, rawHeaders: [], rawTrailers: [], isComplete: true };

/** An exchange from its start to its end. */
const exchange = (url: string, responseBody = Buffer.alloc(0)): void => {
  const one = begin(url);
  one.endRequest();
  one.addToResponse(responseBody);
  one.complete(ok);
};

describe('while the body of a request is incomplete', () => {
  test('the observer is notified of later exchanges after it, in the order of their requests', async () => {
    const upload = begin('/upload');
    upload.addToRequest(Buffer.from('ab'));
    exchange('/later', Buffer.from('{}'));
    await vi.advanceTimersByTimeAsync(maxExchangeMs - 1);
    expect(notified).toEqual([]);
    upload.addToRequest(Buffer.from('c'));
    upload.endRequest();
    upload.complete(ok);
    await log.idle();
    expect(notified).toEqual([
      '/upload started with 3 bytes',
      '/later started with no body',
      '/later ended with 2 bytes',
      '/upload ended with 0 bytes',
    ]);
  });

  test('after the time limit it is dropped with a reason, and later ones are checked', async () => {
    const upload = begin('/upload', true);
    upload.addToRequest(Buffer.from('ab'));
    exchange('/later');
    await vi.advanceTimersByTimeAsync(maxExchangeMs);
    expect(notified).toEqual([
      '/upload started with no body',
      '/later started with no body',
      '/later ended with 0 bytes',
      `/upload lost: ${tooSlow}`,
    ]);
    // The exchange goes on, and is no longer observed.
    upload.addToRequest(Buffer.from('c'));
    upload.complete(ok);
    await log.idle();
    expect(notified).toHaveLength(4);
  });

  test('above the limit of kept bytes it is dropped with a reason, and later ones are checked', async () => {
    const upload = begin('/upload');
    const chunk = Buffer.alloc(2 ** 16);
    for (let index = 0; index < 14; index += 1) exchange('/later', chunk);
    await vi.advanceTimersByTimeAsync(0);
    expect(notified).toEqual([]);
    // An exchange that has not ended is not dropped in place of the one that the others wait for.
    const last = begin('/last');
    last.endRequest();
    last.addToResponse(chunk);
    exchange('/later', chunk);
    await vi.advanceTimersByTimeAsync(0);
    expect(notified.slice(0, 2)).toEqual(['/upload started with no body', '/later started with no body']);
    expect(notified.filter((line) => line === `/later ended with ${chunk.length} bytes`)).toHaveLength(15);
    expect(notified).toContain(`/upload lost: ${tooMuchKept}`);
    // What was checked is no longer kept.
    for (let index = 0; index < 20; index += 1) {
      exchange('/later', chunk);
      await vi.advanceTimersByTimeAsync(0);
    }
    upload.complete(ok);
    last.complete(ok);
    await log.idle();
    expect(notified.at(-1)).toBe(`/last ended with ${chunk.length} bytes`);
    expect(notified.filter((line) => line.includes('lost'))).toHaveLength(1);
  });

  test('many exchanges without bodies exceed the limit, too', async () => {
    begin('/upload');
    for (let index = 0; index < 200; index += 1) exchange('/later');
    await vi.advanceTimersByTimeAsync(0);
    expect(notified).toContain(`/upload lost: ${tooMuchKept}`);
  });

  test('exchanges with long headers exceed the limit, too', async () => {
    begin('/upload');
    for (let index = 0; index < 50; index += 1) {
      const later = log.begin({
        method: 'GET',
        url: '/later',
        rawHeaders: ['x', 'y'.repeat(8192)],
        isStream: false,
      });
      later.complete({ ...ok, rawHeaders: ['x', 'y'.repeat(8192)] });
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(notified).toContain(`/upload lost: ${tooMuchKept}`);
  });
});

describe('the limit of kept bytes', () => {
  test('applies to all responses in progress, the oldest first', async () => {
    const chunk = Buffer.alloc(2 ** 18);
    const all = ['/0', '/1', '/2', '/3'].map((url) => {
      const one = begin(url);
      one.endRequest();
      one.addToResponse(chunk);
      return one;
    });
    for (const one of all) one.complete(ok);
    await log.idle();
    expect(notified.filter((line) => line.includes('lost'))).toEqual([`/0 lost: ${tooMuchKept}`]);
    expect(notified).toContain(`/1 ended with ${chunk.length} bytes`);
  });

  test('counts what each chunk of a body takes in addition to its bytes', async () => {
    const upload = begin('/upload');
    for (let index = 0; index < 2 ** 13; index += 1) upload.addToRequest(Buffer.from('x'));
    await vi.advanceTimersByTimeAsync(0);
    expect(notified).toContain(`/upload lost: ${tooMuchKept}`);
  });
});

describe('an exchange', () => {
  test('that takes longer than the time limit is dropped', async () => {
    const slow = begin('/slow');
    slow.endRequest();
    await vi.advanceTimersByTimeAsync(maxExchangeMs);
    expect(notified).toEqual(['/slow started with no body', `/slow lost: ${tooSlow}`]);
  });

  test('is kept without a time limit if it is a stream whose request is complete', async () => {
    const stream = begin('/stream', true);
    stream.endRequest();
    stream.addToResponse(Buffer.from('1\n2'));
    await vi.advanceTimersByTimeAsync(10 * maxExchangeMs);
    stream.complete({ ...ok, isComplete: false });
    await log.idle();
    expect(notified).toEqual(['/stream started with no body', '/stream ended with 2 bytes']);
  });

  test('with a body over the limit of one body is not checked, with the reason', async () => {
    const large = begin('/large');
    large.endRequest();
    large.addToResponse(Buffer.alloc(2 ** 15));
    large.addToResponse(Buffer.alloc(2 ** 25));
    expect(large.responseLength()).toBe(2 ** 25 + 2 ** 15);
    large.complete(ok);
    await log.idle();
    expect(notified).toEqual(['/large started with no body', `/large lost: ${'a body over 8 MiB'}`]);
  });
});
