import type { ClauseId } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { ObservedFailures } from './observe-failures.ts';
import { withFailures } from './observe-failures.ts';

/** Checks the behavior of a breaker. Ends the case if no delivery failed. */
const withBreaker = (
  t: Case,
  clause: ClauseId,
  check: (breaker: ObservedFailures['breaker']) => unknown,
): Promise<void> =>
  withFailures(t, ({ opened, breaker }) => {
    if (opened === null) t.notExercised(clause, 'deliveries to an endpoint that fails');
    return check(breaker);
  });

export default scenario(
  'deliveries.breaker',
  'After five consecutive exhausted deliveries, an endpoint receives nothing for an hour, and the events of that hour are dropped',
  { needs: ['webhook-receiver', 'advance-clock'] },
  async (gate) => {
    await gate.case('five exhausted deliveries', (t) => {
      return withBreaker(t, 'deliveries.breaker-opens', ({ opened }) => {
        if (opened.accepting === 0)
          t.notExercised('deliveries.breaker-opens', 'an event after the breaker opened');
        t.expect('deliveries.breaker-opens', opened.broken === 0, {
          expected: 'no delivery to an endpoint whose last five deliveries were exhausted',
          got: 'the next event',
        });
      });
    });

    await gate.case('fewer than five in a row', (t) => {
      return withBreaker(t, 'deliveries.breaker-needs-consecutive', ({ opened, last }) => {
        if (opened.accepting * last.accepting === 0)
          t.notExercised(
            'deliveries.breaker-needs-consecutive',
            'events that arrive at an endpoint that accepts everything',
          );
        t.expect('deliveries.breaker-needs-consecutive', opened.flaky > 0, {
          expected: 'the next event at an endpoint with four exhausted deliveries',
          got: 'none',
        });
        t.expect('deliveries.breaker-needs-consecutive', last.flaky > 0, {
          expected:
            'the next event after four exhausted deliveries, a success, and one more exhausted delivery',
          got: 'none',
        });
      });
    });

    await gate.case('for an hour', (t) => {
      return withBreaker(t, 'deliveries.breaker-lasts-an-hour', ({ opened, within, after }) => {
        if (opened.broken > 0 || after.accepting === 0)
          t.notExercised(
            'deliveries.breaker-lasts-an-hour',
            'a breaker that opens, and an event after an hour',
          );
        t.expect('deliveries.breaker-lasts-an-hour', within.broken === 0, {
          expected: 'no delivery less than an hour after the breaker opened',
          got: 'an event from 50 minutes after it opened',
        });
        t.expect('deliveries.breaker-lasts-an-hour', after.broken > 0, {
          expected: 'an event that occurs an hour and a minute after the breaker opened',
          got: 'none',
        });
      });
    });

    await gate.case('events during the hour', (t) => {
      return withBreaker(
        t,
        'deliveries.breaker-drops-events',
        ({ opened, within, sinceClosed, occurred }) => {
          if (opened.broken + within.broken > 0 || opened.accepting === 0)
            t.notExercised('deliveries.breaker-drops-events', 'a breaker that is open');
          t.expect('deliveries.breaker-drops-events', sinceClosed <= occurred, {
            expected: `at most the ${occurred} events that occurred since the breaker closed`,
            got: `${sinceClosed} new events`,
          });
        },
      );
    });

    await gate.case('other endpoints', (t) => {
      return withBreaker(t, 'deliveries.breaker-per-endpoint', ({ opened, within }) => {
        for (const { accepting, flaky } of [opened, within])
          t.expect('deliveries.breaker-per-endpoint', accepting > 0 && flaky > 0, {
            expected: 'the event at the endpoints whose breakers are closed',
            got: `${accepting} and ${flaky} deliveries`,
          });
      });
    });
  },
);
