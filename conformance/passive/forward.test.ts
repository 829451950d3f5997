import { request as send } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../test/listen.ts';
import { createExchangeLog, type ExchangeLog } from './exchange-log.ts';
import { createForwarder, type Upstream } from './forward.ts';
import { createObserver } from './observer.ts';
import { passiveSettings } from './passive-settings.test-helper.ts';

/** Forwards two requests with a part of the proxy that fails. Returns the responses and the errors of the report. */
const forwardWith = async (breakPart: (upstream: Upstream, log: ExchangeLog) => [Upstream, ExchangeLog]) => {
  const origin = await listen((_request, response) => response.end('{}'));
  const base = `${origin}/v1`;
  const observer = createObserver(passiveSettings(base));
  const log = createExchangeLog(observer);
  const request: Upstream['request'] = (options) => send(origin, options);
  const { forward } = createForwarder(
    ...breakPart({ base, origin, host: new URL(origin).host, request }, log),
  );
  const proxy = await listen((incoming, response) => forward(incoming, response, '/v1/me'));
  const outcomes: unknown[] = [];
  for (let index = 0; index < 2; index += 1) {
    const response = await fetch(proxy);
    outcomes.push([response.status, await response.text().catch(() => 'truncated')]);
  }
  await log.idle();
  const { result, observed } = observer.result();
  return { outcomes, errors: result.errors.map(({ message }) => message), skipped: observed.skipped };
};

/** A function that throws once and then calls another one. */
const throwOnce = <Arguments extends unknown[], Result>(
  call: (...values: Arguments) => Result,
): ((...values: Arguments) => Result) => {
  let isFirst = true;
  return (...values) => {
    if (!isFirst) return call(...values);
    isFirst = false;
    throw new Error('boom');
  };
};

const once502 = [502, expect.stringContaining('"code":"proxy_error"')];

test('an exception while a request is forwarded ends this exchange only', async () => {
  const { outcomes, errors, skipped } = await forwardWith((upstream, log) => [
    { ...upstream, request: throwOnce(upstream.request) },
    log,
  ]);
  expect(outcomes).toEqual([once502, [200, '{}']]);
  expect(errors).toEqual([expect.stringContaining('boom')]);
  expect(skipped).toEqual([{ reason: 'an error in the proxy', count: 1 }]);
});

test('an exception in the handler of an event ends this exchange only', async () => {
  const { outcomes, errors, skipped } = await forwardWith((upstream, log) => {
    let add: ((chunk: Buffer) => number) | undefined;
    const begin: ExchangeLog['begin'] = (...head) => {
      const exchange = log.begin(...head);
      add ??= throwOnce(exchange.addToResponse);
      return { ...exchange, addToResponse: add };
    };
    return [upstream, { ...log, begin }];
  });
  expect(outcomes).toEqual([
    [200, 'truncated'],
    [200, '{}'],
  ]);
  expect(errors).toEqual([expect.stringContaining('boom')]);
  expect(skipped).toEqual([{ reason: 'an error in the proxy', count: 1 }]);
});
