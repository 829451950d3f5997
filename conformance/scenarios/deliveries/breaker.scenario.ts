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
  'After five consecutive exhausted deliveries an endpoint gets nothing for an hour, and events of that hour are lost',
  {
    clauses: [
      'deliveries.breaker-opens',
      'deliveries.breaker-needs-consecutive',
      'deliveries.breaker-lasts-an-hour',
      'deliveries.breaker-drops-events',
      'deliveries.breaker-per-endpoint',
    ],
    needs: ['webhook-receiver', 'advance-clock'],
  },
  async (gate) => {
    await gate.case('five exhausted deliveries', (t) => {
      const clause = 'deliveries.breaker-opens';
      return withBreaker(t, clause, ({ opened }) => {
        if (opened.accepting === 0) t.notExercised(clause, 'an event after the breaker opened');
        t.expect(clause, opened.broken === 0, {
          expected: 'no delivery to an endpoint whose last five deliveries were exhausted',
          got: 'the next event',
        });
      });
    });

    await gate.case('fewer than five in a row', (t) => {
      const clause = 'deliveries.breaker-needs-consecutive';
      return withBreaker(t, clause, ({ opened, last }) => {
        if (opened.accepting * last.accepting === 0)
          t.notExercised(clause, 'events that arrive at an endpoint that accepts everything');
        t.expect(clause, opened.flaky > 0, {
          expected: 'the next event at an endpoint with four exhausted deliveries',
          got: 'none',
        });
        t.expect(clause, last.flaky > 0, {
          expected:
            'the next event after four exhausted deliveries, a success, and one more exhausted delivery',
          got: 'none',
        });
      });
    });

    await gate.case('the hour', (t) => {
      const clause = 'deliveries.breaker-lasts-an-hour';
      return withBreaker(t, clause, ({ opened, within, after }) => {
        if (opened.broken > 0 || after.accepting === 0)
          t.notExercised(clause, 'a breaker that opens, and an event after an hour');
        t.expect(clause, within.broken === 0, {
          expected: 'no delivery less than an hour after the breaker opened',
          got: 'an event of 50 minutes after it opened',
        });
        t.expect(clause, after.broken > 0, {
          expected: 'an event that occurs an hour and a minute after the breaker opened',
          got: 'none',
        });
      });
    });

    await gate.case('events of the hour', (t) => {
      const clause = 'deliveries.breaker-drops-events';
      return withBreaker(t, clause, ({ opened, within, sinceClosed, occurred }) => {
        if (opened.broken + within.broken > 0 || opened.accepting === 0)
          t.notExercised(clause, 'a breaker that is open');
        t.expect(clause, sinceClosed <= occurred, {
          expected: `at most the ${occurred} events that occurred since the breaker closed`,
          got: `${sinceClosed} new events`,
        });
      });
    });

    await gate.case('other endpoints', (t) => {
      const clause = 'deliveries.breaker-per-endpoint';
      return withBreaker(t, clause, ({ opened, within }) => {
        for (const { accepting, flaky } of [opened, within])
          t.expect(clause, accepting > 0 && flaky > 0, {
            expected: 'the event at the endpoints whose breakers are closed',
            got: `${accepting} and ${flaky} deliveries`,
          });
      });
    });
  },
);
