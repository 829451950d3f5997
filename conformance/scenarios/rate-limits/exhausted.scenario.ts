import { errors, headerNames, mediaTypes, operations } from '@workspace-api/contract';
import { summarizeResponse } from '../../checks/check-result.ts';
import { isReplayed } from '../../checks/replay.ts';
import { type Case, scenario } from '../../engine/scenario.ts';
import { parseIntegerHeader } from '../../target/rate-limits.ts';
import { idempotencyKey } from '../../target/request.ts';
import { secretNamed } from '../secrets/secret-records.ts';

const { status } = errors['rate-limited'];

const scopes = [operations.getMe.scope, operations.listAgents.scope, operations.setSecret.scope];

/** Returns a 429 immediately: these cases test the limits of these tokens. */
const send = (t: Case, request: Parameters<Case['send']>[0]) => t.send({ ...request, keepRateLimited: true });

/** Sends a request, and once more after a 429, which may be due to temporary load. */
const unlessTwice = async (t: Case, request: Parameters<Case['send']>[0]) => {
  const response = await send(t, request);
  return response.status === status ? send(t, request) : response;
};

/**
 * Expects that a token of this case, which has sent few requests, isn't limited. The run's own token may be near its
 * limit. A write gets another body, so that the write of the limited token stays the only one with its name.
 */
const expectUnaffected = async (
  t: Case,
  { operation, body }: { operation: 'getMe' | 'listAgents' | 'setSecret'; body?: unknown },
  token: string,
): Promise<void> => {
  const own = body === undefined ? {} : { body: t.sample(operation) };
  const response = await unlessTwice(t, { operation, ...own, token });
  t.expect('rate-limits.per-token', response.status !== status, {
    expected: `no limit of ${operation} for another token`,
    got: `status ${response.status}`,
    exchange: response,
  });
};

const title =
  'A token that exceeds its limit is refused until Retry-After has passed, and other tokens are unaffected';
export default scenario(title, { holds: 'server', needs: ['exhaust-rate-limit'] }, async (gate) => {
  await gate.case('one token of three', async (t) => {
    const create = async () => {
      const created = await t.subjects.freshToken(scopes);
      await send(t, { operation: 'getMe', token: created.token });
      return created;
    };
    const [one, other] = await t.together([create, create]);
    await t.needs('exhaust-rate-limit')(one);
    const { token } = one;
    const body = t.sample('setSecret') as { name: string };
    const headers = idempotencyKey(t.unique('key'));
    const write = { operation: 'setSecret', body, token, headers } as const;
    const requests = [
      { operation: 'getMe', token },
      { operation: 'listAgents', token, accept: mediaTypes.csv },
      write,
    ] as const;
    const refusals = await t.together(requests.map((request) => () => send(t, request)));
    // Checked before a request with the run's own token: if that is limited too, the gate waits until no token is.
    await t.together(requests.map((request) => () => expectUnaffected(t, request, other.token)));
    for (const response of refusals) {
      t.expectError('rate-limits.limited-is-429', response, 'rate-limited');
      const remaining = response.headers[headerNames.rateLimitRemaining.toLowerCase()];
      t.expectEqual('rate-limits.none-remaining', remaining, '0', response);
    }
    t.expect('rate-limits.limited-is-429', !(await secretNamed(t, body.name)), {
      expected: 'a limited request that is not executed',
      got: `a secret ${body.name}`,
    });
    const [last] = refusals.toReversed();
    const seconds = last ? parseIntegerHeader(last, headerNames.retryAfter) : null;
    if (seconds === null) return t.notExercised('rate-limits.retry-after-suffices', 'Retry-After in seconds');
    // A clock can't be advanced by zero.
    if (seconds > 0) await t.needs('advance-clock')({ seconds });
    const after = await unlessTwice(t, { operation: 'getMe', token });
    t.expect('rate-limits.retry-after-suffices', after.status !== status, {
      expected: `no limit ${seconds} seconds later`,
      got: `status ${after.status}`,
    });
    const retry = await send(t, write);
    t.expect('idempotency.failure-not-cached', !isReplayed(retry), {
      got: `replayed ${summarizeResponse(retry)}`,
    });
    if (retry.status === status) t.notExercised('idempotency.failure-not-cached', 'a limit that has ended');
    t.expectSuccess('idempotency.failure-not-cached', retry);
  });
});
