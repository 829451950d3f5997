import type { ClauseId } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { type ObservedFailures, withFailures } from './observe-failures.ts';

type Breaker = ObservedFailures['breaker'];

/** A property of the breaker. */
type Rule = {
  readonly clause: ClauseId;
  readonly expected: string;
  /** What the target has to do before the clause can be checked. */
  readonly needs: string;
  readonly isExercised: (breaker: Breaker) => boolean;
  /** Whether the clause holds. */
  readonly holds: (breaker: Breaker) => boolean;
};

const rules: Readonly<Record<string, Rule>> = {
  'five exhausted deliveries': {
    clause: 'deliveries.breaker-opens',
    expected: 'no delivery to an endpoint whose last five deliveries were exhausted',
    needs: 'an event after the breaker opened',
    isExercised: ({ opened }) => opened.accepting > 0,
    holds: ({ opened }) => opened.broken === 0,
  },
  'fewer than five in a row': {
    clause: 'deliveries.breaker-needs-consecutive',
    expected:
      'the next event at an endpoint with four exhausted deliveries, and after a success and one more exhausted delivery',
    needs: 'events that arrive at an endpoint that accepts everything',
    isExercised: ({ opened, last }) => opened.accepting > 0 && last.accepting > 0,
    holds: ({ opened, last }) => opened.flaky > 0 && last.flaky > 0,
  },
  'for an hour': {
    clause: 'deliveries.breaker-lasts-an-hour',
    expected: 'no event 50 minutes after the breaker opened, and the first one an hour and a minute after it',
    needs: 'a breaker that opens, and an event after an hour',
    isExercised: ({ opened, after }) => opened.broken === 0 && after.accepting > 0,
    holds: ({ within, after }) => within.broken === 0 && after.broken > 0,
  },
  'events during the hour': {
    clause: 'deliveries.breaker-drops-events',
    expected: 'at most the events that occurred since the breaker closed',
    needs: 'a breaker that is open',
    isExercised: ({ opened, within }) => opened.broken + within.broken === 0 && opened.accepting > 0,
    holds: ({ sinceClosed, occurred }) => sinceClosed <= occurred,
  },
  'other endpoints': {
    clause: 'deliveries.breaker-per-endpoint',
    expected: 'the event at the endpoints whose breakers are closed',
    needs: 'an event after the breaker opened',
    isExercised: () => true,
    holds: ({ opened, within }) => [opened, within].every((one) => one.accepting > 0 && one.flaky > 0),
  },
};

const check = (t: Case, { clause, expected, needs, isExercised, holds }: Rule): Promise<void> =>
  withFailures(t, ({ opened, breaker }) => {
    if (opened === null) t.notExercised(clause, 'deliveries to an endpoint that fails');
    if (!isExercised(breaker)) t.notExercised(clause, needs);
    t.expect(clause, holds(breaker), {
      expected,
      got: `events by phase and endpoint: ${JSON.stringify(breaker)}`,
    });
  });

export default scenario(
  'deliveries.breaker',
  'After five consecutive exhausted deliveries, an endpoint receives nothing for an hour, and the events of that hour are dropped',
  { needs: ['webhook-receiver', 'advance-clock'] },
  async (gate) => {
    for (const [name, rule] of Object.entries(rules)) await gate.case(name, (t) => check(t, rule));
  },
);
