import type { ClauseId } from '@workspace-api/contract';
import { findRejection, mistakeIn } from '../../checks/webhooks/signature.ts';
import { scenario } from '../../engine/scenario.ts';
import { type Attempt, type Attempts, describeDelivery, lateness } from './delivery-attempts.ts';
import { failingStatuses, maxAttempts } from './failing-endpoints.ts';
import { documentedSpan, type Observed, type ObservedFailures, withFailures } from './observe-failures.ts';
import { checkRules, createRules, eachDelivery, none, type Rule } from './rules.ts';

/** The maximum difference between a target's clock and the gate's reading of it, in seconds. */
const clockTolerance = 60;

const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`;

const eventsAt = (...endpoints: readonly Observed[]): readonly Attempts[] =>
  endpoints.flatMap(({ events }) => events());

const attemptsAt = (...endpoints: readonly Observed[]): readonly Attempt[] =>
  eventsAt(...endpoints).flatMap(({ attempts }) => attempts);

/** Returns the events that an endpoint failed until their attempts were exhausted. */
const exhausted = ({ flaky }: ObservedFailures): readonly Attempts[] => flaky.events().slice(0, 4);

/**
 * The attempts at the endpoints that fail. `from` is when an attempt may have been dispatched first: after the attempt before
 * it, since a busy machine may receive it several steps of the clock later.
 */
const attemptsAtFailing = ({ flaky, broken, recovering }: ObservedFailures) =>
  [flaky, broken, recovering].flatMap(({ target, secret, events }) =>
    events().flatMap(({ attempts }) =>
      attempts.map((attempt, index) => ({
        ...attempt,
        isFirst: index === 0,
        from: (attempts[index - 1] ?? attempt).at.from,
        secret,
        target,
      })),
    ),
  );

const isRetry = ({ isFirst }: { isFirst: boolean }): boolean => !isFirst;

const describeAttempt = ({ delivery, at }: Attempt): string =>
  `${describeDelivery(delivery)}, ${minutes(at.from)} to ${minutes(at.to)} after the first dispatch`;

const describeStatuses = ({ attempts }: Pick<Attempts, 'attempts'>): string =>
  `${attempts.length} attempts: ${attempts.map(({ status }) => status() ?? 'no response').join(', ')}`;

/** Returns the delays between the attempts of an event, in seconds, by their times of dispatch. */
const getDelays = ({ attempts }: Attempts): number[] =>
  attempts.slice(1).map(({ delivery, at }, index) => {
    const before = attempts[index] as Attempt;
    const timestampDelay = (delivery.timestamp ?? Number.NaN) - (before.delivery.timestamp ?? Number.NaN);
    return timestampDelay > 0 ? timestampDelay : at.to - before.at.to;
  });

/** Returns the average delay before each attempt except the first, over all events, since single delays may have jitter. */
const averageDelays = (events: readonly Attempts[]): number[] => {
  const all = events.map(getDelays).filter((delays) => delays.length === maxAttempts - 1);
  const sums = all.reduce<number[]>((sum, one) => one.map((delay, index) => delay + (sum[index] ?? 0)), []);
  return sums.map((sum) => sum / all.length);
};

const isAccepted = (attempt: Attempt): boolean => Math.floor((attempt.status() ?? 0) / 100) === 2;

type FailureRule = Rule<ObservedFailures>;

const rule = createRules<ObservedFailures>();

/** A rule about the average delays of an event whose attempts are exhausted. */
const ofDelays = (
  clause: ClauseId,
  isKept: (delays: readonly [number, ...number[]], observed: ObservedFailures) => boolean,
  expected?: string,
): FailureRule =>
  rule(clause, `an event with ${maxAttempts} attempts`, (observed) => {
    const [first, ...others] = averageDelays(exhausted(observed));
    if (first === undefined) return [];
    const got = [first, ...others].map(minutes).join(', ');
    return [{ holds: isKept([first, ...others], observed), got, ...(expected && { expected }) }];
  });

type Breaker = ObservedFailures['breaker'];

/** A rule about the breaker of the broken endpoint. @param isShown whether the observation shows what the clause is about */
const ofBreaker = (
  clause: ClauseId,
  missing: string,
  isShown: (breaker: Breaker) => boolean,
  isKept: (breaker: Breaker) => boolean,
): FailureRule =>
  rule(clause, missing, ({ breaker }) => {
    const got = `events by phase and endpoint: ${JSON.stringify(breaker)}`;
    return breaker.isTested && isShown(breaker) ? [{ holds: isKept(breaker), got }] : [];
  });

const failed = 'a delivery that failed';

const rules: readonly FailureRule[] = [
  rule('deliveries.success-is-2xx', 'a delivery that was accepted', ({ accepting, recovering, late }) =>
    eventsAt(accepting, recovering, late).map((event) => ({
      holds: !event.attempts.slice(0, -1).some(isAccepted),
      got: describeStatuses(event),
    })),
  ),
  rule('deliveries.other-status-is-retried', failed, ({ recovering }) =>
    failingStatuses.map((statuses, index) => {
      const { attempts = [] } = recovering.events()[index] ?? {};
      const expected = `a further attempt after each of ${statuses.join(', ')}`;
      return { holds: attempts.length > statuses.length, expected, got: describeStatuses({ attempts }) };
    }),
  ),
  rule('deliveries.method-is-post', 'a redirect', ({ redirected }) => {
    const followed = redirected.map(({ method, target }) => `${method} ${target}`);
    return [{ holds: followed.length === 0, expected: [], got: followed }];
  }),
  rule('deliveries.ten-second-budget', 'two deliveries to one endpoint', ({ late }) => {
    const [silent, slow] = late.events().map(({ attempts }) => attempts.length);
    if (silent === undefined || slow === undefined) return [];
    return [{ holds: slow === 1 && silent > 1, got: `${slow} and ${silent} attempts` }];
  }),
  rule('deliveries.at-least-once', failed, ({ recovering, accepting, late }) => {
    const failing = recovering.events().slice(0, failingStatuses.length);
    const all = failing.length === 0 ? [] : [...failing, ...eventsAt(late, accepting)];
    return all.map((event) => ({ holds: event.attempts.some(isAccepted), got: describeStatuses(event) }));
  }),
  rule('deliveries.six-attempts', failed, (observed) =>
    exhausted(observed).map((event) => ({
      holds: event.attempts.length === maxAttempts,
      got: describeStatuses(event),
    })),
  ),
  ofDelays(
    'deliveries.exponential-backoff',
    (delays) => (delays.at(-1) ?? 0) >= 2 * delays[0],
    'delays that grow: the last is several times the first',
  ),
  ofDelays(
    'deliveries.retry-span',
    (delays, observed) => {
      const span = delays.reduce((sum, delay) => sum + delay, 0);
      const tolerance = documentedSpan / 10;
      const longest = documentedSpan + tolerance + lateness(exhausted(observed));
      return span >= documentedSpan - tolerance && span <= longest;
    },
    `${minutes(documentedSpan)} from the first to the last attempt, give or take 10 %`,
  ),
  ofDelays('deliveries.retry-intervals', (delays) => {
    const ratios = delays.slice(1).map((delay, index) => delay / (delays[index] ?? 1));
    const isDoubled = ratios.every((ratio) => Math.abs(ratio - 2) < 0.5);
    return Math.abs(delays[0] - 120) <= clockTolerance && isDoubled;
  }),
  rule('deliveries.timestamp-per-attempt', 'a retry with a timestamp', (observed) => {
    const attempts = attemptsAtFailing(observed);
    const start = Math.min(...attempts.map(({ delivery }) => delivery.timestamp ?? Number.NaN));
    return (Number.isNaN(start) ? [] : attempts.filter(isRetry)).map((attempt) => {
      const { delivery, at, secret, from } = attempt;
      const since = (delivery.timestamp ?? Number.NaN) - start;
      const isTimely = since >= from - clockTolerance && since <= at.to + clockTolerance;
      const expected = `a signature, and a timestamp ${from} to ${Math.ceil(at.to)} s after the first dispatch`;
      const isSigned = secret === null || mistakeIn(delivery.request, secret) === null;
      return { holds: isTimely && isSigned, expected, got: `${since} s: ${describeAttempt(attempt)}` };
    });
  }),
  rule('deliveries.receiver-stale-timestamp', "the target's clock: a secret's time", (observed) => {
    const { time } = observed;
    return (time ? attemptsAtFailing(observed) : []).map((attempt) => {
      const now = { from: (time?.from ?? 0) + attempt.from, to: (time?.to ?? 0) + attempt.at.to };
      const expected = `a timestamp within 300 seconds of ${Math.floor(now.from)} to ${Math.ceil(now.to)}`;
      const isStale =
        findRejection(attempt.delivery.request, attempt.secret ?? '', now) === 'stale_timestamp';
      return { holds: !isStale, expected, got: describeAttempt(attempt) };
    });
  }),
  rule('deliveries.deleted-gets-none', 'a subscription to delete before a retry', (observed) => {
    const { gone, deleted, flaky } = observed;
    const isRetried = flaky.events().some(({ attempts }) => attempts.length > 1);
    const isShown = gone.isDeletable && deleted.before > 0 && isRetried;
    return isShown ? none(gone.deliveries().slice(deleted.before)) : [];
  }),
  ...eachDelivery<ObservedFailures>('a retry', (observed, { target: { workspace } }) =>
    attemptsAtFailing(observed)
      .filter(isRetry)
      .map((attempt) => ({ ...attempt, workspace, others: [], time: null })),
  ),
  rule('deliveries.delivery-id-per-attempt', 'a retry', ({ accepting, broken, flaky, recovering, late }) => {
    const attempts = attemptsAt(accepting, broken, flaky, recovering, late);
    const ids = attempts.map(({ delivery }) => delivery.attempt);
    const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
    return attempts.length < 2 ? [] : [{ holds: repeated.length === 0, got: { repeated } }];
  }),
  rule('deliveries.id-stable-across-retries', 'two events, and a retry', (observed) => {
    const { accepting, flaky, broken, recovering } = observed;
    // Each event has arrived at the endpoint that accepts everything, on its first attempt.
    const occurred = accepting.events().map(({ event }) => event);
    // A retry with another id looks like another event.
    if (occurred.length < 2 || attemptsAt(broken).length <= occurred.length) return [];
    const others = eventsAt(flaky, broken, recovering).filter(({ event }) => !occurred.includes(event));
    const expected = `the ids of the ${occurred.length} events that occurred`;
    return [{ holds: others.length === 0, expected, got: others.map(({ event }) => event) }];
  }),
  rule('deliveries.created-at-is-emission', 'a retry', (observed) =>
    [...exhausted(observed), ...observed.recovering.events()].flatMap(({ attempts }) => {
      const times = attempts.map(({ delivery }) => String(delivery.body?.created_at));
      const holds = new Set(times).size === 1;
      return times.length < 2 ? [] : [{ holds, expected: times.slice(0, 1), got: times }];
    }),
  ),
  ofBreaker(
    'deliveries.breaker-opens',
    'an event after the breaker opened',
    ({ opened }) => opened.accepting > 0,
    ({ opened }) => opened.broken === 0,
  ),
  ofBreaker(
    'deliveries.breaker-needs-consecutive',
    'a breaker that opens, and events that arrive at an endpoint that accepts everything',
    ({ opened, last }) => opened.broken === 0 && opened.accepting > 0 && last.accepting > 0,
    ({ opened, last }) => opened.flaky > 0 && last.flaky > 0,
  ),
  ofBreaker(
    'deliveries.breaker-lasts-an-hour',
    'a breaker that opens, and an event after an hour',
    ({ opened, after }) => opened.broken === 0 && after.accepting > 0,
    ({ within, after }) => within.broken === 0 && after.broken > 0,
  ),
  ofBreaker(
    'deliveries.breaker-drops-events',
    'a breaker that is open',
    ({ opened, within }) => opened.broken + within.broken === 0 && opened.accepting > 0,
    ({ sinceClosed, occurred }) => sinceClosed <= occurred,
  ),
  ofBreaker(
    'deliveries.breaker-per-endpoint',
    'a breaker that opens',
    ({ opened }) => opened.broken === 0,
    ({ opened, within }) => [opened, within].every((one) => one.accepting > 0 && one.flaky > 0),
  ),
];

export default scenario(
  'A failed delivery is retried, each time with a new signature, until it succeeds or its six attempts are exhausted; after five exhausted deliveries in a row, an endpoint receives nothing for an hour',
  { needs: ['webhook-receiver', 'advance-clock'] },
  (gate) => checkRules(gate, withFailures, rules),
);
