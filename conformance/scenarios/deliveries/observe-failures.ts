import type { Case } from '../../engine/case/case.ts';
import type { WebhookReceiver } from '../../engine/driver/webhook-receiver.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { Received } from '../../target/receiver/received.ts';
import { type TargetTime, targetTime } from '../shared/target-time.ts';
import { type AttemptLog, createAttemptLog, type Responses } from './delivery-attempts.ts';
import { createDeliveryWaits, type DeliveryWaits } from './delivery-waits.ts';
import { createResponses, maxAttempts, opensAfter } from './failing-endpoints.ts';
import { createPublisher, pagesPublished } from './publish-pages.ts';
import { type Subscription, subscribe, unsubscribe } from './subscriptions.ts';
import { createTargetClock, flushStep, type Position, type TargetClock } from './target-clock.ts';

/** Limits of the service document, in seconds. */
const budget = 10;
const breakerLasts = 3600;

/** A subscription with the log of its endpoint. */
export type Observed = Subscription & Pick<AttemptLog, 'events'>;

/** The deliveries to failing endpoints, by the target's clock. */
export type ObservedFailures = {
  /** The target's clock at the beginning; null if it is unknown. */
  readonly time: TargetTime | null;
  /** Accepts everything, with a different 2xx status for each of the first events. */
  readonly accepting: Observed;
  /** Fails everything until its breaker has opened, then accepts. */
  readonly broken: Observed;
  /** Fails the first four events and the seventh, accepts the others. */
  readonly flaky: Observed;
  /** Fails the first five events once, twice … five times. */
  readonly recovering: Observed;
  /**
   * Never responds to the first attempt of the first event, and responds late but in time to the first attempt of the
   * second.
   */
  readonly late: Observed;
  /** The requests that followed a redirect. */
  readonly redirected: readonly Received[];
  /** When the last attempt of the five exhausted deliveries arrived; null if none did. */
  readonly opened: Position | null;
  /** The events that arrived at each phase of the breaker. */
  readonly breaker: {
    /** Right after it opened. */
    readonly opened: Arrivals;
    /** Before an hour had passed. */
    readonly within: Arrivals;
    /** After an hour. */
    readonly after: Arrivals;
    /** After one more delivery to the flaky endpoint was exhausted. */
    readonly last: Arrivals;
    /** How many new events arrived at the broken endpoint between the closing of the breaker and the end. */
    readonly sinceClosed: number;
    /** How many events occurred in that time. */
    readonly occurred: number;
  };
};

/** How many new events arrived at each endpoint after one publication. */
export type Arrivals = { readonly accepting: number; readonly broken: number; readonly flaky: number };

type Lab = {
  readonly t: Case;
  readonly receiver: WebhookReceiver;
  readonly clock: TargetClock;
  readonly waits: DeliveryWaits;
  readonly subscriptions: Record<'accepting' | 'broken' | 'flaky' | 'recovering' | 'late', Observed>;
  readonly publish: () => Promise<void>;
};

const countEvents = ({ events }: Observed): number => events().length;

/** Publishes once, and waits until the event has arrived at the accepting endpoint and then at the expected ones. */
const publishTo = async (
  lab: Lab,
  expected: readonly (keyof Lab['subscriptions'])[],
  isRequired = false,
): Promise<Arrivals> => {
  const { subscriptions, waits, publish } = lab;
  const { accepting, broken, flaky } = subscriptions;
  const counts = new Map(Object.values(subscriptions).map((one) => [one, countEvents(one)]));
  const fresh = (one: Observed) => countEvents(one) - (counts.get(one) ?? 0);
  const hasArrived = (one: Observed) => fresh(one) > 0;
  await publish();
  const sentinel = await waits.next(() => hasArrived(accepting) || undefined);
  if (sentinel === undefined && isRequired)
    throw new NotExercisedError(
      'an event for each publication: one did not arrive at an endpoint that accepts everything',
    );
  if (sentinel)
    await waits.next(() => expected.every((name) => hasArrived(subscriptions[name])) || undefined);
  if (isRequired && fresh(accepting) > 1)
    throw new NotExercisedError(
      `one event for each publication: ${fresh(accepting)} arrived after one, so the failures of single events can't be distinguished`,
    );
  return { accepting: fresh(accepting), broken: fresh(broken), flaky: fresh(flaky) };
};

/** How long to wait in real time for a sender to close a connection, in milliseconds: slightly more than its budget. */
const budgetMs = 15_000;
/** How long to wait for a sender to read a response if it keeps the connection open. */
const readMs = 1000;

/** How many seconds before the end of the budget the late response is sent. */
const spare = 3;

/** Responds to one delivery late but within the budget, and never to another. */
const testBudget = async (
  { receiver, clock, subscriptions: { late } }: Lab,
  release: () => void,
): Promise<void> => {
  const [silent, slow] = late.events().map(({ attempts }) => attempts[0]);
  if (!silent || !slow) return;
  // The target's clock may also follow real time, and a busy machine uses up some of it.
  const remaining = budget - spare - (clock.position().to - slow.at.to);
  if (remaining > 0) await clock.advance(remaining);
  release();
  await receiver.until(() => slow.delivery.request.isClosed || undefined, readMs);
  await clock.advance(budget);
  // The budget may be in real time, regardless of the target's clock.
  await receiver.until(() => silent.delivery.request.isClosed || undefined, budgetMs);
};

const minute = 60;

/** The span from the first attempt to the last. */
export const documentedSpan = 66 * minute;

/** Returns a step that is short compared with the delays between attempts: a target may send only at the end of a step. */
const stepAt = (elapsed: number): number => {
  const step = Math.max(minute, elapsed / 4);
  return elapsed < documentedSpan ? Math.min(step, 5 * minute) : step;
};
/** Attempts that continue beyond this span are wrong. */
const longestSpan = 180 * minute;

const isExhausted = ({ events }: Observed, from: number, to: number): boolean =>
  events()
    .slice(from, to)
    .every(({ attempts }) => attempts.length >= maxAttempts);

/** Advances until `isOver`. */
const advanceUntil = async (
  { clock }: Lab,
  isOver: () => boolean,
  step: (elapsed: number) => number,
): Promise<void> => {
  for (let elapsed = 0; !isOver() && elapsed < longestSpan; ) {
    const seconds = step(elapsed);
    await clock.advance(seconds);
    elapsed += seconds;
  }
};

/** Observes every phase of a breaker that has just opened. */
const observeBreaker = async (
  lab: Lab,
  mend: () => void,
): Promise<Pick<ObservedFailures, 'opened' | 'breaker'>> => {
  const { clock, subscriptions } = lab;
  const { broken, flaky, accepting } = subscriptions;
  const last = broken
    .events()
    .flatMap(({ attempts }) => attempts.map(({ at }) => at))
    .reduce<Position | null>((latest, at) => (latest && latest.step > at.step ? latest : at), null);
  mend();
  const others = ['flaky', 'recovering', 'late'] as const;
  const opened = await publishTo(lab, others);
  const remaining = 50 * minute - (clock.advanced() - (last?.from ?? 0));
  if (remaining > 0) await clock.advance(remaining);
  const within = await publishTo(lab, others);
  const rest = breakerLasts + minute - (clock.advanced() - (last?.to ?? 0));
  if (rest > 0) await clock.advance(rest);
  const before = [broken, accepting].map(countEvents);
  const after = await publishTo(lab, [...others, 'broken']);
  await advanceUntil(
    lab,
    () => isExhausted(flaky, 6, 7),
    () => 10 * minute,
  );
  const final = await publishTo(lab, [...others, 'broken']);
  // Deliveries that were held back or forgotten would arrive now.
  for (const hours of [1, 1.5]) await clock.advance(hours * 60 * minute);
  await lab.waits.grace();
  const since = (one: Observed, index: number) => countEvents(one) - (before[index] ?? 0);
  return {
    opened: last,
    breaker: {
      opened,
      within,
      after,
      last: final,
      sinceClosed: since(broken, 0),
      occurred: since(accepting, 1),
    },
  };
};

/**
 * Publishes to failing endpoints, and advances the target's clock through all their retries and through the hour of a
 * breaker.
 *
 * @throws NotExercisedError if events don't arrive at an endpoint that accepts everything
 */
const observeFailures = async (t: Case): Promise<ObservedFailures> => {
  const receiver = await t.webhookReceiver();
  const clock = createTargetClock(t);
  const waits = createDeliveryWaits(receiver, () => clock.advance(flushStep));
  const landing = receiver.endpoint();
  const { responses, release, mend } = createResponses(landing.url);
  const observed = async (how: Responses): Promise<Observed> => {
    const log = createAttemptLog(clock, how);
    const subscription = await subscribe(t, receiver, { events: [pagesPublished], how: log.how });
    return { ...subscription, events: log.events };
  };
  const time = await targetTime(t);
  const publisher = await createPublisher(t);
  const accepting = await observed(responses.accepting);
  // Publishes the drafts that other clients left, since each may cause an event. Each later publication then has one
  // change.
  await publisher.publish();
  const first = await waits.first(() => accepting.events()[0]);
  if (first) await waits.grace();
  const subscriptions = {
    accepting,
    broken: await observed(responses.broken),
    flaky: await observed(responses.flaky),
    recovering: await observed(responses.recovering),
    late: await observed(responses.late),
  };
  const lab: Lab = { t, receiver, clock, waits, subscriptions, publish: publisher.publish };
  const { broken, flaky, recovering, late } = subscriptions;
  try {
    if (!first) throw new NotExercisedError(`an event for each publication: none arrived at ${landing.url}`);
    for (let count = 0; count < opensAfter; count += 1)
      await publishTo(lab, ['broken', 'flaky', 'recovering', 'late'], true);
    await testBudget(lab, release);
    await advanceUntil(
      lab,
      () =>
        isExhausted(broken, 0, opensAfter) &&
        isExhausted(flaky, 0, opensAfter - 1) &&
        isRecovered(recovering) &&
        (late.events()[0]?.attempts.length ?? 0) > 1,
      stepAt,
    );
    const { opened, breaker } = await observeBreaker(lab, mend);
    return { time, ...subscriptions, redirected: landing.received, opened, breaker };
  } finally {
    await unsubscribe(t, Object.values(subscriptions));
  }
};

const isRecovered = ({ events }: Observed): boolean =>
  events()
    .slice(0, opensAfter)
    .every(({ attempts }, index) => attempts.length > index + 1);

/** Checks the deliveries to failing endpoints. All cases share them. */
export const withFailures = (t: Case, check: (observed: ObservedFailures) => unknown): Promise<void> =>
  t.observing('webhook failures', () => observeFailures(t), check);
