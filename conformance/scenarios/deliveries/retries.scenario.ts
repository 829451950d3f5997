import type { ClauseId } from '@workspace-api/contract';
import { findRejection, mistakeIn } from '../../checks/webhooks/signature.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { describeDelivery } from './delivery.ts';
import type { Attempt, Attempts } from './delivery-attempts.ts';
import { lateness } from './delivery-attempts.ts';
import { acceptingStatuses, failingStatuses, maxAttempts } from './failing-endpoints.ts';
import { documentedSpan, type Observed, type ObservedFailures, withFailures } from './observe-failures.ts';

/** The maximum difference between a target's clock and the gate's reading of it, in seconds. */
const clockTolerance = 60;

const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`;

/** Returns the events that an endpoint failed until their attempts were exhausted. */
const exhausted = ({ flaky }: ObservedFailures): readonly Attempts[] => flaky.events().slice(0, 4);

/** Returns each attempt of each event at a failing endpoint, with the attempts of its event. */
const retriedAttempts = (
  observed: ObservedFailures,
): { attempt: Attempt; endpoint: Observed; index: number }[] =>
  [observed.flaky, observed.broken, observed.recovering].flatMap((endpoint) =>
    endpoint
      .events()
      .flatMap(({ attempts }) => attempts.map((attempt, index) => ({ attempt, endpoint, index }))),
  );

const got = ({ delivery, at }: Attempt): string =>
  `${describeDelivery(delivery)}, ${minutes(at.from)} to ${minutes(at.to)} after the first dispatch`;

/** Returns the delays between the attempts of an event, in seconds, by their times of dispatch. */
const getDelays = ({ attempts }: Attempts): number[] =>
  attempts.slice(1).map(({ delivery, at }, index) => {
    const before = attempts[index] as Attempt;
    const timestampDelay = (delivery.timestamp ?? Number.NaN) - (before.delivery.timestamp ?? Number.NaN);
    return timestampDelay > 0 ? timestampDelay : at.to - before.at.to;
  });

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Returns the average delay before each attempt except the first, over all events, since single delays may have jitter. */
const averageDelays = (t: Case, clause: ClauseId, events: readonly Attempts[]): number[] => {
  const all = events.map(getDelays).filter((delays) => delays.length === maxAttempts - 1);
  if (all.length === 0) t.notExercised(clause, `an event with ${maxAttempts} attempts`);
  return Array.from({ length: maxAttempts - 1 }, (_, index) =>
    average(all.map((delays) => delays[index] ?? 0)),
  );
};

const isAccepted = (attempt: Attempt): boolean => Math.floor((attempt.status() ?? 0) / 100) === 2;

export default scenario(
  'deliveries.retries',
  'A failed delivery is retried, each time with a new signature, until it succeeds or its six attempts are exhausted',
  { needs: ['webhook-receiver', 'advance-clock'] },
  async (gate) => {
    const observing = (name: string, check: (t: Case, observed: ObservedFailures) => void) =>
      gate.case(name, (t) => withFailures(t, (observed) => check(t, observed)));

    await observing('after a success', (t, { accepting, recovering, late }) => {
      for (const { attempts } of [accepting, recovering, late].flatMap(({ events }) => events())) {
        const success = attempts.findIndex(isAccepted);
        const again = success === -1 ? undefined : attempts[success + 1];
        t.expect('deliveries.success-is-2xx', again === undefined, {
          expected: `no further attempt after ${attempts[success]?.status() ?? 'a 2xx'}`,
          got: again ? got(again) : 'none',
        });
      }
      const first = accepting.events().slice(0, acceptingStatuses.length);
      if (first.length === 0) t.notExercised('deliveries.success-is-2xx', 'a delivery that was accepted');
    });

    await observing('after another status', (t, { recovering }) => {
      for (const [index, statuses] of failingStatuses.entries()) {
        const { attempts = [] } = recovering.events()[index] ?? {};
        for (const [failed, status] of statuses.entries())
          t.expect('deliveries.other-status-is-retried', attempts.length > failed + 1, {
            expected: `a further attempt after ${status}`,
            got: `${attempts.length} attempts: ${attempts.map((each) => each.status()).join(', ')}`,
          });
      }
    });

    await observing('a redirect', (t, { redirected }) => {
      t.expectEqual(
        'deliveries.method-is-post',
        redirected.map(({ method, target }) => `${method} ${target}`),
        [],
      );
    });

    await observing('a response in time', (t, { late }) => {
      const [silent, slow] = late.events().map(({ attempts }) => attempts.length);
      if (silent === undefined || slow === undefined)
        return t.notExercised('deliveries.ten-second-budget', 'two deliveries to one endpoint');
      t.expect('deliveries.ten-second-budget', slow === 1 && silent > 1, {
        expected: 'one attempt if a 200 comes within 10 seconds, several without a response',
        got: `${slow} and ${silent} attempts`,
      });
    });

    await observing('an endpoint that recovers', (t, { recovering, accepting, late }) => {
      const failing = recovering.events().slice(0, failingStatuses.length);
      if (failing.length === 0) t.notExercised('deliveries.at-least-once', 'a delivery that failed');
      for (const { attempts } of [...failing, ...late.events(), ...accepting.events()])
        t.expect('deliveries.at-least-once', attempts.some(isAccepted), {
          expected: 'further attempts until the endpoint accepts the event',
          got: `${attempts.length} attempts: ${attempts.map((each) => each.status() ?? 'no response').join(', ')}`,
        });
    });

    await observing('an endpoint that keeps failing', (t, observed) => {
      if (exhausted(observed).length === 0)
        t.notExercised('deliveries.six-attempts', 'a delivery that failed');
      for (const { attempts } of exhausted(observed))
        t.expectEqual('deliveries.six-attempts', attempts.length, maxAttempts);
    });

    await observing('the delays', (t, observed) => {
      const delays = averageDelays(t, 'deliveries.exponential-backoff', exhausted(observed));
      const formattedDelays = delays.map(minutes).join(', ');
      const [first = 0] = delays;
      t.expect('deliveries.exponential-backoff', (delays.at(-1) ?? 0) >= 2 * first, {
        expected: 'delays that grow: the last is several times the first',
        got: formattedDelays,
      });
      const span = delays.reduce((sum, delay) => sum + delay, 0);
      const tolerance = documentedSpan / 10;
      const longest = documentedSpan + tolerance + lateness(exhausted(observed));
      t.expect('deliveries.retry-span', span >= documentedSpan - tolerance && span <= longest, {
        expected: `${minutes(documentedSpan)} from the first to the last attempt, give or take 10 %`,
        got: `${minutes(span)}: ${formattedDelays}`,
      });
      const doubles = delays
        .slice(1)
        .every((delay, index) => Math.abs(delay / (delays[index] ?? 1) - 2) < 0.5);
      t.expect('deliveries.retry-intervals', Math.abs(first - 120) <= clockTolerance && doubles, {
        expected: 'about 2 minutes, and each further delay twice the previous one',
        got: formattedDelays,
      });
    });

    await observing('the times of dispatch', (t, observed) => {
      const attempts = retriedAttempts(observed);
      const start = Math.min(...attempts.map(({ attempt }) => attempt.delivery.timestamp ?? Number.NaN));
      const retries = attempts.filter(({ index }) => index > 0);
      if (retries.length === 0 || Number.isNaN(start))
        t.notExercised('deliveries.timestamp-per-attempt', 'a retry with a timestamp');
      for (const { attempt, endpoint } of retries) {
        const { delivery, at } = attempt;
        const since = (delivery.timestamp ?? Number.NaN) - start;
        const isTimely = since >= at.from - clockTolerance && since <= at.to + clockTolerance;
        const isSigned = endpoint.secret === null || mistakeIn(delivery.request, endpoint.secret) === null;
        t.expect('deliveries.timestamp-per-attempt', isTimely && isSigned, {
          expected: `a signature, and a timestamp ${at.from} to ${Math.ceil(at.to)} s after the first dispatch`,
          got: `${since} s: ${got(attempt)}`,
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
      for (const { attempt, endpoint } of retriedAttempts(observed)) {
        const { from, to } = attempt.at;
        const now = { from: time.from + from, to: time.to + to };
        const rejection = findRejection(attempt.delivery.request, endpoint.secret ?? '', now);
        t.expect('deliveries.receiver-stale-timestamp', rejection !== 'stale_timestamp', {
          expected: `a timestamp within 300 seconds of ${Math.floor(now.from)} to ${Math.ceil(now.to)}`,
          got: got(attempt),
        });
      }
    });

    await observing('the ids of attempts', (t, { flaky, broken, recovering }) => {
      const retried = [flaky, broken, recovering]
        .flatMap(({ events }) => events())
        .filter(({ attempts }) => attempts.length > 1);
      if (retried.length === 0) t.notExercised('deliveries.delivery-id-per-attempt', 'a retry');
      for (const { attempts } of retried) {
        const ids = attempts.map(({ delivery }) => delivery.attempt);
        t.expectEqual('deliveries.delivery-id-per-attempt', ids, [...new Set(ids)]);
      }
    });

    await observing('the ids of events', (t, { accepting, flaky, broken, recovering }) => {
      const occurred = accepting.events().length;
      if (occurred < 2) t.notExercised('deliveries.id-stable-across-retries', 'two events');
      // Each event has arrived at the endpoint that accepts everything, on its first attempt.
      for (const { events } of [flaky, broken, recovering])
        t.expect('deliveries.id-stable-across-retries', events().length <= occurred, {
          expected: `at most ${occurred} ids, one for each event that occurred`,
          got: `${events().length} ids`,
        });
    });

    await observing('the time of the event', (t, observed) => {
      for (const { attempts } of [...exhausted(observed), ...observed.recovering.events()]) {
        const times = attempts.map(({ delivery }) => String(delivery.body?.created_at));
        t.expectEqual('deliveries.created-at-is-emission', [...new Set(times)], times.slice(0, 1));
      }
    });
  },
);
