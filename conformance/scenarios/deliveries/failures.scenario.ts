import type { ClauseId } from '@workspace-api/contract';
import { findRejection, mistakeIn } from '../../checks/webhooks/signature.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { type Attempt, type Attempts, describeDelivery, lateness } from './delivery-attempts.ts';
import { deliveryRules, signatureRules } from './delivery-rules.ts';
import { failingStatuses, maxAttempts } from './failing-endpoints.ts';
import { documentedSpan, type Observed, type ObservedFailures, withFailures } from './observe-failures.ts';

/** The maximum difference between a target's clock and the gate's reading of it, in seconds. */
const clockTolerance = 60;

const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`;

const eventsAt = (...endpoints: readonly Observed[]): readonly Attempts[] =>
  endpoints.flatMap(({ events }) => events());

/** Returns the events that an endpoint failed until their attempts were exhausted. */
const exhausted = ({ flaky }: ObservedFailures): readonly Attempts[] => flaky.events().slice(0, 4);

/**
 * The attempts at the endpoints that fail. `from` is when an attempt may have been dispatched first: after the attempt before
 * it, since a busy machine may receive it several steps of the clock later.
 */
const attemptsAtFailing = ({ flaky, broken, recovering }: ObservedFailures) =>
  [flaky, broken, recovering].flatMap(({ secret, events }) =>
    events().flatMap(({ attempts }) =>
      attempts.map((attempt, index) => ({
        ...attempt,
        isRetry: index > 0,
        from: (attempts[index - 1] ?? attempt).at.from,
        secret: secret ?? '',
      })),
    ),
  );

const describeAttempt = ({ delivery, at }: Attempt): string =>
  `${describeDelivery(delivery)}, ${minutes(at.from)} to ${minutes(at.to)} after the first dispatch`;

const describeStatuses = ({ attempts }: Attempts): string =>
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

type Breaker = ObservedFailures['breaker'];

/** Whether the breaker does what a clause says, and what is missing to check it. */
const breakerRules: Readonly<
  Partial<
    Record<ClauseId, { missing: (breaker: Breaker) => string | null; isKept: (breaker: Breaker) => boolean }>
  >
> = {
  'deliveries.breaker-opens': {
    missing: ({ opened }) => (opened.accepting === 0 ? 'an event after the breaker opened' : null),
    isKept: ({ opened }) => opened.broken === 0,
  },
  'deliveries.breaker-needs-consecutive': {
    missing: ({ opened, last }) =>
      opened.broken > 0 || opened.accepting === 0 || last.accepting === 0
        ? 'a breaker that opens, and events that arrive at an endpoint that accepts everything'
        : null,
    isKept: ({ opened, last }) => opened.flaky > 0 && last.flaky > 0,
  },
  'deliveries.breaker-lasts-an-hour': {
    missing: ({ opened, after }) =>
      opened.broken > 0 || after.accepting === 0 ? 'a breaker that opens, and an event after an hour' : null,
    isKept: ({ within, after }) => within.broken === 0 && after.broken > 0,
  },
  'deliveries.breaker-drops-events': {
    missing: ({ opened, within }) =>
      opened.broken + within.broken > 0 || opened.accepting === 0 ? 'a breaker that is open' : null,
    isKept: ({ sinceClosed, occurred }) => sinceClosed <= occurred,
  },
  'deliveries.breaker-per-endpoint': {
    missing: ({ opened }) => (opened.broken > 0 ? 'a breaker that opens' : null),
    isKept: ({ opened, within }) => [opened, within].every((one) => one.accepting > 0 && one.flaky > 0),
  },
};

const endpointNames = ['accepting', 'broken', 'flaky', 'recovering', 'late'] as const;

export default scenario(
  'deliveries.failures',
  'A failed delivery is retried, each time with a new signature, until it succeeds or its six attempts are exhausted; after five exhausted deliveries in a row, an endpoint receives nothing for an hour',
  { needs: ['webhook-receiver', 'advance-clock'] },
  async (gate) => {
    const observing = (name: string, check: (t: Case, observed: ObservedFailures) => void) =>
      gate.case(name, (t) => withFailures(t, (observed) => check(t, observed)));

    await observing('after a success', (t, { accepting, recovering, late }) => {
      if (accepting.events().length === 0)
        t.notExercised('deliveries.success-is-2xx', 'a delivery that was accepted');
      for (const event of eventsAt(accepting, recovering, late))
        t.expect('deliveries.success-is-2xx', !event.attempts.slice(0, -1).some(isAccepted), {
          got: describeStatuses(event),
        });
    });

    await observing('after another status', (t, { recovering }) => {
      for (const [index, statuses] of failingStatuses.entries()) {
        const event = recovering.events()[index] ?? { event: '', attempts: [] };
        t.expect('deliveries.other-status-is-retried', event.attempts.length > statuses.length, {
          expected: `a further attempt after each of ${statuses.join(', ')}`,
          got: describeStatuses(event),
        });
      }
    });

    await observing('a redirect', (t, { redirected }) => {
      const followed = redirected.map(({ method, target }) => `${method} ${target}`);
      t.expectEqual('deliveries.method-is-post', followed, []);
    });

    await observing('a response in time', (t, { late }) => {
      const [silent, slow] = late.events().map(({ attempts }) => attempts.length);
      if (silent === undefined || slow === undefined)
        return t.notExercised('deliveries.ten-second-budget', 'two deliveries to one endpoint');
      t.expect('deliveries.ten-second-budget', slow === 1 && silent > 1, {
        got: `${slow} and ${silent} attempts`,
      });
    });

    await observing('an endpoint that recovers', (t, { recovering, accepting, late }) => {
      const failing = recovering.events().slice(0, failingStatuses.length);
      if (failing.length === 0) t.notExercised('deliveries.at-least-once', 'a delivery that failed');
      for (const event of [...failing, ...eventsAt(late, accepting)])
        t.expect('deliveries.at-least-once', event.attempts.some(isAccepted), {
          got: describeStatuses(event),
        });
    });

    await observing('an endpoint that keeps failing', (t, observed) => {
      if (exhausted(observed).length === 0)
        t.notExercised('deliveries.six-attempts', 'a delivery that failed');
      for (const { attempts } of exhausted(observed))
        t.expectEqual('deliveries.six-attempts', attempts.length, maxAttempts);
    });

    await observing('the delays', (t, observed) => {
      const delays = averageDelays(exhausted(observed));
      const [first] = delays;
      if (first === undefined)
        return t.notExercised('deliveries.exponential-backoff', `an event with ${maxAttempts} attempts`);
      const got = delays.map(minutes).join(', ');
      const expected = 'delays that grow: the last is several times the first';
      t.expect('deliveries.exponential-backoff', (delays.at(-1) ?? 0) >= 2 * first, { expected, got });
      const span = delays.reduce((sum, delay) => sum + delay, 0);
      const tolerance = documentedSpan / 10;
      const longest = documentedSpan + tolerance + lateness(exhausted(observed));
      t.expect('deliveries.retry-span', span >= documentedSpan - tolerance && span <= longest, {
        expected: `${minutes(documentedSpan)} from the first to the last attempt, give or take 10 %`,
        got: `${minutes(span)}: ${got}`,
      });
      const ratios = delays.slice(1).map((delay, index) => delay / (delays[index] ?? 1));
      const isDoubled = ratios.every((ratio) => Math.abs(ratio - 2) < 0.5);
      t.expect('deliveries.retry-intervals', Math.abs(first - 120) <= clockTolerance && isDoubled, { got });
    });

    await observing('the times of dispatch', (t, observed) => {
      const attempts = attemptsAtFailing(observed);
      const start = Math.min(...attempts.map(({ delivery }) => delivery.timestamp ?? Number.NaN));
      const retries = attempts.filter(({ isRetry }) => isRetry);
      if (retries.length === 0 || Number.isNaN(start))
        t.notExercised('deliveries.timestamp-per-attempt', 'a retry with a timestamp');
      for (const { secret, from, ...attempt } of retries) {
        const { delivery, at } = attempt;
        const since = (delivery.timestamp ?? Number.NaN) - start;
        const isTimely = since >= from - clockTolerance && since <= at.to + clockTolerance;
        const isSigned = secret === '' || mistakeIn(delivery.request, secret) === null;
        t.expect('deliveries.timestamp-per-attempt', isTimely && isSigned, {
          expected: `a signature, and a timestamp ${from} to ${Math.ceil(at.to)} s after the first dispatch`,
          got: `${since} s: ${describeAttempt(attempt)}`,
        });
      }
    });

    await observing('a receiver that rejects stale timestamps', (t, observed) => {
      const { time } = observed;
      if (!time)
        return t.notExercised(
          'deliveries.receiver-stale-timestamp',
          "the target's clock: a secret that shows when it was set",
        );
      for (const { secret, from, ...attempt } of attemptsAtFailing(observed)) {
        const now = { from: time.from + from, to: time.to + attempt.at.to };
        const isStale = findRejection(attempt.delivery.request, secret, now) === 'stale_timestamp';
        t.expect('deliveries.receiver-stale-timestamp', !isStale, {
          expected: `a timestamp within 300 seconds of ${Math.floor(now.from)} to ${Math.ceil(now.to)}`,
          got: describeAttempt(attempt),
        });
      }
    });

    await observing('a subscription that is deleted before a retry', (t, { gone, deleted, flaky }) => {
      const isRetried = flaky.events().some(({ attempts }) => attempts.length > 1);
      if (!gone.isDeletable || deleted.before === 0 || !isRetried)
        t.notExercised(
          'deliveries.deleted-gets-none',
          'a delivery that failed, and a subscription to delete',
        );
      const later = gone.deliveries().slice(deleted.before).map(describeDelivery);
      t.expectEqual('deliveries.deleted-gets-none', later, []);
    });

    await observing('every retry', (t, { flaky, broken, recovering }) => {
      const { workspace } = t.target;
      for (const { target, secret, events } of [flaky, broken, recovering])
        for (const { delivery } of events().flatMap(({ attempts }) => attempts.slice(1)))
          for (const [id, holds] of Object.entries(deliveryRules)) {
            const sent = { delivery, workspace, target, secret, others: [], time: null };
            if (secret !== null || !(id in signatureRules))
              t.expect(id as ClauseId, holds(sent), { got: describeDelivery(delivery) });
          }
    });

    await observing('the ids of attempts', (t, endpoints) => {
      const attempts = endpointNames
        .flatMap((name) => endpoints[name].events())
        .flatMap((one) => one.attempts);
      if (attempts.length < 2) t.notExercised('deliveries.delivery-id-per-attempt', 'a retry');
      const ids = attempts.map(({ delivery }) => delivery.attempt);
      const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
      t.expectEqual('deliveries.delivery-id-per-attempt', { repeated }, { repeated: [] });
    });

    await observing('the ids of events', (t, { accepting, flaky, broken, recovering }) => {
      const occurred = accepting.events().map(({ event }) => event);
      // A retry with another id looks like another event.
      const attempts = broken.events().flatMap((one) => one.attempts);
      if (occurred.length < 2 || attempts.length <= occurred.length)
        t.notExercised('deliveries.id-stable-across-retries', 'two events, and a retry');
      // Each event has arrived at the endpoint that accepts everything, on its first attempt.
      for (const { events } of [flaky, broken, recovering]) {
        const others = events().filter(({ event }) => !occurred.includes(event));
        t.expect('deliveries.id-stable-across-retries', others.length === 0, {
          expected: `the ids of the ${occurred.length} events that occurred`,
          got: `${others.map(({ event }) => event).join(', ')} too`,
        });
      }
    });

    await observing('the time of the event', (t, observed) => {
      const retried = [...exhausted(observed), ...observed.recovering.events()].filter(
        ({ attempts }) => attempts.length > 1,
      );
      for (const { attempts } of retried) {
        const times = attempts.map(({ delivery }) => String(delivery.body?.created_at));
        t.expectEqual('deliveries.created-at-is-emission', [...new Set(times)], times.slice(0, 1));
      }
    });

    for (const [id, { missing, isKept }] of Object.entries(breakerRules))
      await observing(id, (t, { breaker }) => {
        const clause = id as ClauseId;
        if (!breaker.isTested) t.notExercised(clause, 'deliveries to an endpoint that fails');
        const lacking = missing(breaker);
        if (lacking !== null) t.notExercised(clause, lacking);
        const got = `events by phase and endpoint: ${JSON.stringify(breaker)}`;
        t.expect(clause, isKept(breaker), { got });
      });
  },
);
