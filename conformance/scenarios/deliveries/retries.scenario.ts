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
    await gate.case('after a success', (t) =>
      withFailures(t, ({ accepting, recovering, late }) => {
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
      }),
    );

    await gate.case('after another status', (t) =>
      withFailures(t, ({ recovering }) => {
        for (const [index, statuses] of failingStatuses.entries()) {
          const { attempts = [] } = recovering.events()[index] ?? {};
          for (const [failed, status] of statuses.entries())
            t.expect('deliveries.other-status-is-retried', attempts.length > failed + 1, {
              expected: `a further attempt after ${status}`,
              got: `${attempts.length} attempts: ${attempts.map((each) => each.status()).join(', ')}`,
            });
        }
      }),
    );

    await gate.case('a redirect', (t) =>
      withFailures(t, ({ redirected }) => {
        t.expect('deliveries.method-is-post', redirected.length === 0, {
          expected: 'no request to where a redirect leads',
          got: redirected.map(({ method, target }) => `${method} ${target}`).join(', ') || 'none',
        });
      }),
    );

    await gate.case('a response in time', (t) =>
      withFailures(t, ({ late }) => {
        const [silent, slow] = late.events();
        if (!silent || !slow)
          return t.notExercised('deliveries.ten-second-budget', 'two deliveries to one endpoint');
        t.expect('deliveries.ten-second-budget', slow.attempts.length === 1, {
          expected: 'no further attempt after a 200 within 10 seconds',
          got: `${slow.attempts.length} attempts`,
        });
        t.expect('deliveries.ten-second-budget', silent.attempts.length > 1, {
          expected: 'a further attempt after no response within 10 seconds',
          got: '1 attempt',
        });
      }),
    );

    await gate.case('an endpoint that recovers', (t) =>
      withFailures(t, ({ recovering, accepting, late }) => {
        const failing = recovering.events().slice(0, failingStatuses.length);
        if (failing.length === 0) t.notExercised('deliveries.at-least-once', 'a delivery that failed');
        for (const { attempts } of [...failing, ...late.events(), ...accepting.events()])
          t.expect('deliveries.at-least-once', attempts.some(isAccepted), {
            expected: 'further attempts until the endpoint accepts the event',
            got: `${attempts.length} attempts: ${attempts.map((each) => each.status() ?? 'no response').join(', ')}`,
          });
      }),
    );

    await gate.case('an endpoint that keeps failing', (t) =>
      withFailures(t, (observed) => {
        if (exhausted(observed).length === 0)
          t.notExercised('deliveries.six-attempts', 'a delivery that failed');
        for (const { attempts } of exhausted(observed))
          t.expect('deliveries.six-attempts', attempts.length === maxAttempts, {
            expected: `${maxAttempts} attempts in total`,
            got: `${attempts.length}`,
          });
      }),
    );

    await gate.case('the delays', (t) =>
      withFailures(t, (observed) => {
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
      }),
    );

    await gate.case('the times of dispatch', (t) =>
      withFailures(t, (observed) => {
        const attempts = retriedAttempts(observed);
        const start = Math.min(...attempts.map(({ attempt }) => attempt.delivery.timestamp ?? Number.NaN));
        const retries = attempts.filter(({ index }) => index > 0);
        if (retries.length === 0 || Number.isNaN(start))
          t.notExercised('deliveries.timestamp-per-attempt', 'a retry with a timestamp');
        for (const { attempt, endpoint } of retries) {
          const { delivery, at } = attempt;
          const since = (delivery.timestamp ?? Number.NaN) - start;
          t.expect(
            'deliveries.timestamp-per-attempt',
            since >= at.from - clockTolerance && since <= at.to + clockTolerance,
            {
              expected: `a timestamp ${at.from} to ${Math.ceil(at.to)} s after the timestamp of the first dispatch`,
              got: `${since} s: ${got(attempt)}`,
            },
          );
          if (endpoint.secret === null) continue;
          t.expect(
            'deliveries.timestamp-per-attempt',
            mistakeIn(delivery.request, endpoint.secret) === null,
            {
              expected: 'a signature with the timestamp of the retry',
              got: got(attempt),
            },
          );
        }
      }),
    );

    await gate.case('a receiver that rejects stale timestamps', (t) =>
      withFailures(t, (observed) => {
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
      }),
    );

    await gate.case('the ids of attempts', (t) =>
      withFailures(t, (observed) => {
        const retried = [observed.flaky, observed.broken, observed.recovering]
          .flatMap(({ events }) => events())
          .filter(({ attempts }) => attempts.length > 1);
        if (retried.length === 0) t.notExercised('deliveries.delivery-id-per-attempt', 'a retry');
        for (const { attempts } of retried) {
          const ids = attempts.map(({ delivery }) => delivery.attempt);
          t.expect('deliveries.delivery-id-per-attempt', new Set(ids).size === ids.length, {
            expected: 'a different svc-delivery-id for each attempt',
            got: ids.join(', '),
          });
        }
      }),
    );

    await gate.case('the ids of events', (t) =>
      withFailures(t, ({ accepting, flaky, broken, recovering }) => {
        const occurred = accepting.events().length;
        if (occurred < 2) t.notExercised('deliveries.id-stable-across-retries', 'two events');
        // Each event has arrived at the endpoint that accepts everything, on its first attempt.
        for (const { events } of [flaky, broken, recovering])
          t.expect('deliveries.id-stable-across-retries', events().length <= occurred, {
            expected: `at most ${occurred} ids, one for each event that occurred`,
            got: `${events().length} ids`,
          });
      }),
    );

    await gate.case('the time of the event', (t) =>
      withFailures(t, (observed) => {
        const retried = [...exhausted(observed), ...observed.recovering.events()];
        for (const { attempts } of retried.filter((each) => each.attempts.length > 1)) {
          const times = attempts.map(({ delivery }) => String(delivery.body?.created_at));
          t.expect('deliveries.created-at-is-emission', new Set(times).size === 1, {
            expected: `the same created_at in each attempt: ${times[0]}`,
            got: times.join(', '),
          });
        }
      }),
    );
  },
);
