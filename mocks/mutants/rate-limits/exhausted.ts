import { errors, headerNames } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { readError, withBody, withJson } from '../../wrappers/json.ts';
import { findList } from '../../wrappers/list-page.ts';
import { onOperations } from '../../wrappers/on-operation.ts';
import { elevatedIf } from '../lib/elevate.ts';
import type { Mutant } from '../lib/mutant.ts';

const { status: limitedStatus } = errors['rate-limited'];
const isLimited = ({ status }: Response): boolean => status === limitedStatus;

/** Changes each response to a token that exceeds its limit. */
const changeRefusal =
  (change: (response: Response) => Promise<Response> | Response): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    return isLimited(response) ? change(response) : response;
  };

/** Allows some requests of a token that exceeds its limit. */
const exempt = (passes: (request: Request) => boolean): Wrap =>
  elevatedIf((request, response) => isLimited(response) && passes(request));

const withRetryAfter =
  (value: (seconds: number) => string): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    if (!isLimited(response)) return response;
    const changed = withBody(response, await response.clone().text());
    const retryAfter = value(Number(response.headers.get(headerNames.retryAfter)));
    changed.headers.set(headerNames.retryAfter, retryAfter);
    return changed;
  };

/** Limits some requests of every token for a second after a token was refused for its limit. */
const sharedForASecond =
  (applies: (request: Request) => boolean): Wrap =>
  (next) => {
    let refusal: Response | undefined;
    let until = 0;
    return async (request) => {
      if (refusal && performance.now() < until && applies(request)) return refusal.clone();
      const response = await next(request);
      if (!isLimited(response)) return response;
      until = performance.now() + 1_000;
      refusal = withBody(response, await response.clone().text());
      refusal.headers.set(headerNames.retryAfter, '1');
      return response;
    };
  };

const is429 = 'rate-limits.limited-is-429';
const perToken = 'rate-limits.per-token';

/** Limits that have no effect, apply to other tokens, or last longer than announced. */
export const exhaustedLimits: Record<string, Mutant> = {
  'limit-without-effect': {
    clause: is429,
    text: 'Requests above the rate limit are executed.',
    wrap: exempt(() => true),
  },
  'limit-exempts-writes': {
    clause: is429,
    text: 'The rate limit applies to reads only.',
    wrap: exempt(({ method }) => method !== 'GET'),
  },
  'limit-exempts-lists': {
    clause: is429,
    text: 'The rate limit does not apply to lists.',
    wrap: exempt(({ url, method }) => method === 'GET' && /\/agents(\?|$)/.test(url)),
  },
  'limited-write-carried-out': {
    clause: is429,
    text: 'A write above the rate limit returns 429 but is executed.',
    wrap: elevatedIf((request, response) => isLimited(response) && request.method !== 'GET', {
      reportsRefusal: true,
    }),
  },
  'limited-is-503': {
    clause: is429,
    text: 'Requests above the rate limit return 503.',
    wrap: changeRefusal((response) =>
      response
        .clone()
        .json()
        .then((body) => withJson(response, 503, body as Record<string, unknown>)),
    ),
  },
  'limited-under-another-code': {
    clause: is429,
    text: 'The error for a reached rate limit has the code too_many_requests.',
    wrap: changeRefusal(async (response) =>
      withJson(response, response.status, {
        error: { ...(await readError(response)), code: 'too_many_requests' },
      }),
    ),
  },
  'limit-of-every-token': {
    clause: perToken,
    text: 'When one token reaches its limit, the next requests of all tokens are also rejected.',
    wrap: onOperations(['getMe'], () => {
      let remaining = 0;
      let refusal: Response | undefined;
      return async (request, next) => {
        const response = await next(request);
        if (isLimited(response)) [refusal, remaining] = [response.clone(), 3];
        else if (refusal && remaining > 0) {
          remaining -= 1;
          return refusal.clone();
        }
        return response;
      };
    }),
  },
  'limit-of-every-token-for-a-second': {
    clause: perToken,
    text: 'For a second after one token has reached its limit, the requests of all tokens are rejected.',
    wrap: sharedForASecond(() => true),
  },
  'limit-of-every-token-for-lists': {
    clause: perToken,
    text: 'After one token has reached its limit, all tokens are limited for a second when they read a list.',
    wrap: sharedForASecond((request) => findList(request) !== undefined),
  },
  'limit-of-every-token-for-writes': {
    clause: perToken,
    text: 'After one token has reached its limit, the writes of all tokens are limited for a second.',
    wrap: sharedForASecond(({ method }) => method !== 'GET'),
  },
  'retry-after-too-short': {
    clause: 'rate-limits.retry-after-suffices',
    text: 'Retry-After is a third of the required waiting time.',
    wrap: withRetryAfter((seconds) => String(Math.floor(seconds / 3))),
  },
  'limited-without-retry-after': {
    clause: 'rate-limits.retry-after-present',
    text: 'A 429 has no Retry-After.',
    wrap: changeRefusal(async (response) => {
      const changed = withBody(response, await response.clone().text());
      changed.headers.delete(headerNames.retryAfter);
      return changed;
    }),
  },
  'retry-after-in-minutes': {
    clause: 'rate-limits.retry-after-suffices',
    text: 'Retry-After is in minutes.',
    wrap: withRetryAfter((seconds) => String(Math.ceil(seconds / 60))),
  },
};
