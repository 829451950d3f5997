import { errors, headerNames, mediaTypes } from '@workspace-api/contract';
import { perServer } from '../wrappers/fetch.ts';
import { type Incoming, isSession, isWrite } from '../wrappers/incoming.ts';
import { withHeader } from '../wrappers/json.ts';
import { isError, onApi, onOperations, type Selection } from '../wrappers/on.ts';
import type { Owner } from '../wrappers/owners.ts';
import type { MutantTable } from './table.ts';

/** Omits the rate limit headers of some responses. */
const notShown = (requests: Selection, isSelected: (headers: Headers) => boolean = () => true) =>
  requests.responseHeaders((headers) => {
    if (!isSelected(headers)) return;
    for (const name of ['rateLimitLimit', 'rateLimitRemaining', 'rateLimitReset'] as const)
      headers.delete(headerNames[name]);
  });

/** Limits some requests of every token for a second after a token was refused for its limit. */
const sharedForASecond = (applies: (incoming: Incoming) => boolean = () => true) =>
  perServer(() => {
    let refusal: Response | undefined;
    let until = 0;
    return onApi().respond(async (incoming) => {
      if (refusal && performance.now() < until && applies(incoming)) return refusal.clone();
      const response = await incoming.send();
      if (!(await isError(response, 'rate-limited'))) return response;
      until = performance.now() + 1_000;
      refusal = withHeader(response.clone(), headerNames.retryAfter, '1');
      return response;
    });
  });

const isAnother = (owner: Owner, { token }: Incoming): boolean => owner.token !== token;

/** Changes the Retry-After of the responses to requests above the limit, or removes it if null. */
const retryAfter = (change: (seconds: number) => string | null) =>
  onApi().instead(errors['rate-limited'].status, (response) =>
    withHeader(
      response,
      headerNames.retryAfter,
      change(Number(response.headers.get(headerNames.retryAfter))),
    ),
  );

export const rateLimits: MutantTable = {
  'rate-limits.headers-present/rate-limit-not-shown: Responses have no rate limit headers.': notShown(
    onApi(),
  ),
  'rate-limits.headers-present/rate-limit-not-shown-by-session-replays: Replays to sessions have no rate limit headers.':
    {
      wrap: notShown(onApi().when(isSession), (headers) => headers.has(headerNames.idempotentReplayed)),
      detectedBy: 'idempotency',
    },
  'rate-limits.headers-present/rate-limit-not-shown-in-csv: Lists in CSV have no rate limit headers.': {
    wrap: notShown(onApi(), (headers) => headers.get('Content-Type')?.startsWith(mediaTypes.csv) === true),
    detectedBy: 'encodings',
  },
  'rate-limits.headers-present/rate-limit-not-shown-by-streams: The stream of log entries has no rate limit headers.':
    { wrap: notShown(onOperations(({ stream }) => stream)), detectedBy: 'logs' },
  'rate-limits.limited-is-429/limit-without-effect: Requests above the rate limit are executed.': onApi().as(
    isAnother,
    'rate-limited',
  ),
  'rate-limits.limited-is-429/limited-write-carried-out: A write above the rate limit returns 429 but is executed.':
    onApi().when(isWrite).alsoAs(isAnother, 'rate-limited'),
  'rate-limits.limited-is-429/limited-is-503: Requests above the rate limit return 503.': onApi().error(
    'rate-limited',
    503,
  ),
  'rate-limits.per-token/limit-of-every-token: When one token reaches its limit, the next requests of all tokens are also rejected.':
    sharedForASecond(),
  'rate-limits.per-token/limit-of-every-token-for-writes: After one token has reached its limit, the writes of all tokens are limited for a second.':
    sharedForASecond(isWrite),
  'rate-limits.retry-after-present/limited-without-retry-after: A 429 has no Retry-After.': retryAfter(
    () => null,
  ),
  'rate-limits.retry-after-suffices/retry-after-too-short: Retry-After is a third of the required waiting time.':
    retryAfter((seconds) => String(Math.floor(seconds / 3))),
};
