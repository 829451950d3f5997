import { errors, examples, headerNames, mediaTypes } from '@workspace-api/contract';
import type { Clock } from '../../conformance/target/waits.ts';
import type { Wrap } from '../../mocks/wrappers/fetch.ts';

const windowMs = 60_000;

type Window = { endsAt: number; used: number };

/** A server that limits the requests of each token per minute, on the test's clock. */
export const rateLimited = (limit: number, { now }: Pick<Clock, 'now'>): Wrap => {
  const windows = new Map<string, Window>();

  const getWindow = (token: string): Window => {
    const existing = windows.get(token);
    if (existing && existing.endsAt > now()) return existing;
    const fresh = { endsAt: now() + windowMs, used: 0 };
    windows.set(token, fresh);
    return fresh;
  };

  return (next) => async (request) => {
    const token = request.headers.get('authorization');
    if (token === null || !request.url.includes('/v1/')) return next(request);
    const window = getWindow(token);
    const isAllowed = window.used < limit;
    if (isAllowed) window.used += 1;
    const seconds = String(Math.ceil((window.endsAt - now()) / 1000));
    const rateLimitHeaders = {
      [headerNames.rateLimitLimit]: String(limit),
      [headerNames.rateLimitRemaining]: String(limit - window.used),
      [headerNames.rateLimitReset]: seconds,
    };
    if (!isAllowed) {
      const headers = {
        ...rateLimitHeaders,
        'content-type': mediaTypes.json,
        [headerNames.retryAfter]: seconds,
      };
      const { status } = errors['rate-limited'];
      return new Response(JSON.stringify(examples['rate-limited']), { status, headers });
    }
    const response = await next(request);
    const headers = new Headers(response.headers);
    // An unknown token has no limit to show.
    if (response.status !== 401)
      for (const [name, value] of Object.entries(rateLimitHeaders)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };
};
