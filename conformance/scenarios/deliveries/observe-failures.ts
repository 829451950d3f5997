import type { Case } from '../../engine/scenario.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { targetTime } from '../shared/target-time.ts';
import { createAttemptLog, type Responses } from './delivery-attempts.ts';
import { createDeliveryWaits, createTargetClock, flushStep } from './delivery-waits.ts';
import { createPublications, createSubmissions } from './event-sources.ts';
import { createResponses, maxAttempts, opensAfter } from './failing-endpoints.ts';
import { subscribe } from './subscriptions.ts';

const minute = 60;

/** Limits of the service document, in seconds. */
const budget = 10;
const breakerLasts = 60 * minute;
/** The span from the first attempt to the last. */
export const documentedSpan = 66 * minute;
/** Attempts that continue beyond this span are wrong. */
const longestSpan = 180 * minute;

/** Subscribes the failing endpoints, each to one type of events that the gate can cause. */
const subscribeEndpoints = async (t: Case) => {
  const receiver = await t.webhookReceiver();
  const clock = createTargetClock(t);
  const waits = createDeliveryWaits(receiver, () => clock.advance(flushStep));
  const landing = receiver.endpoint();
  const { responses, release, mend } = createResponses(landing.url);
  const [time, source] = await t.together([
    () => targetTime(t),
    async () => (await createSubmissions(t)) ?? createPublications(t),
  ]);
  const observed = async (respond: Responses) => {
    const { how, events } = createAttemptLog(clock, respond);
    return { ...(await subscribe(t, receiver, { events: [source.type], how })), events };
  };
  const accepting = await observed(responses.accepting);
  // Publishes the drafts that other clients left, since each may cause an event. Each later publication then has one change.
  await source.cause();
  const first = await waits.arrival(() => accepting.events()[0]);
  if (first) await waits.grace();
  const [gone, broken, flaky, recovering, late] = await t.together([
    () => observed(responses.gone),
    () => observed(responses.broken),
    () => observed(responses.flaky),
    () => observed(responses.recovering),
    () => observed(responses.late),
  ]);
  const endpoints = { accepting, gone, broken, flaky, recovering, late };
  return {
    time,
    receiver,
    clock,
    waits,
    landing,
    release,
    mend,
    source,
    isReached: Boolean(first),
    endpoints,
  };
};

type Setup = Awaited<ReturnType<typeof subscribeEndpoints>>;

/** A subscription with the log of its endpoint. */
export type Observed = Setup['endpoints']['accepting'];

const countEvents = ({ events }: Observed): number => events().length;

/**
 * Causes one event, and waits until it has arrived at the accepting endpoint and then at the expected ones.
 *
 * @returns how many new events arrived at each endpoint
 */
const causeEvent = async (
  { endpoints, waits, source }: Setup,
  expected: readonly (keyof Setup['endpoints'])[],
  isRequired = false,
) => {
  const counts = new Map(Object.values(endpoints).map((one) => [one, countEvents(one)]));
  const fresh = (one: Observed) => countEvents(one) - (counts.get(one) ?? 0);
  const { accepting, broken, flaky } = endpoints;
  await source.cause();
  const hasArrived = await waits.arrival(() => fresh(accepting) > 0 || undefined);
  if (hasArrived)
    await waits.arrival(() => expected.every((name) => fresh(endpoints[name]) > 0) || undefined);
  // With none, or with several, the failures of single events can't be distinguished.
  if (isRequired && fresh(accepting) !== 1)
    throw new NotExercisedError(
      `one event for each change: ${fresh(accepting)} arrived at an endpoint that accepts everything`,
    );
  return { accepting: fresh(accepting), broken: fresh(broken), flaky: fresh(flaky) };
};

/** Advances the clock once senders have read the responses to what has arrived: otherwise their time would run out. */
const pass = async ({ clock, waits }: Setup, seconds: number): Promise<void> => {
  await waits.grace();
  await clock.advance(seconds);
};

/** How long to wait in real time for a sender to close a connection, in milliseconds: slightly more than its budget. */
const budgetMs = 15_000;
/** How long to wait for a sender to read a response if it keeps the connection open. */
const readMs = 1000;

/** How many seconds before the end of the budget the late response is sent. */
const spare = 3;

/** Responds to one delivery late but within the budget, and never to another. */
const testBudget = async (setup: Setup): Promise<void> => {
  const { receiver, clock, endpoints, release } = setup;
  const { late } = endpoints;
  const [silent, slow] = late.events().map(({ attempts }) => attempts[0]);
  if (!silent || !slow) return;
  // The target's clock may also follow real time, and a busy machine uses up some of it.
  const remaining = budget - spare - (clock.position().to - slow.at.to);
  if (remaining > 0) await pass(setup, remaining);
  release();
  await receiver.until(() => slow.delivery.request.isClosed || undefined, readMs);
  await pass(setup, budget);
  // The budget may be in real time, regardless of the target's clock.
  await receiver.until(() => silent.delivery.request.isClosed || undefined, budgetMs);
};

/** Returns a step that is short compared with the delays between attempts: a target may send only at the end of a step. */
const stepAt = (elapsed: number): number => {
  const step = Math.max(minute, elapsed / 4);
  return elapsed < documentedSpan ? Math.min(step, 5 * minute) : step;
};

/** Whether each of these events has had enough attempts: all, or a number that depends on its position. */
const haveAttempts = (
  { events }: Observed,
  from: number,
  to: number,
  least: (index: number) => number = () => maxAttempts,
): boolean =>
  events()
    .slice(from, to)
    .every(({ attempts }, index) => attempts.length >= least(index));

const advanceUntil = async (
  setup: Setup,
  isOver: () => boolean,
  step: (elapsed: number) => number,
): Promise<void> => {
  for (let elapsed = 0; !isOver() && elapsed < longestSpan; ) {
    const seconds = step(elapsed);
    await (elapsed === 0 ? pass(setup, seconds) : setup.clock.advance(seconds));
    elapsed += seconds;
  }
};

/** Observes every phase of a breaker that has just opened. */
const observeBreaker = async (setup: Setup) => {
  const { clock, endpoints } = setup;
  const { broken, flaky, accepting } = endpoints;
  const [last] = broken
    .events()
    .flatMap(({ attempts }) => attempts.map(({ at }) => at))
    .sort((one, other) => other.step - one.step);
  setup.mend();
  const others = ['flaky', 'recovering', 'late'] as const;
  const opened = await causeEvent(setup, others);
  const remaining = 50 * minute - (clock.advanced() - (last?.from ?? 0));
  if (remaining > 0) await pass(setup, remaining);
  const within = await causeEvent(setup, others);
  const rest = breakerLasts + minute - (clock.advanced() - (last?.to ?? 0));
  if (rest > 0) await pass(setup, rest);
  const before = { broken: countEvents(broken), accepting: countEvents(accepting) };
  const after = await causeEvent(setup, [...others, 'broken']);
  await advanceUntil(
    setup,
    () => haveAttempts(flaky, 6, 7),
    () => 10 * minute,
  );
  const lastEvent = await causeEvent(setup, [...others, 'broken']);
  // Deliveries that were held back or forgotten would arrive now.
  for (const hours of [1, 1.5]) await pass(setup, hours * 60 * minute);
  await setup.waits.grace();
  return {
    /** Whether there was an attempt to deliver to the broken endpoint. */
    isTested: last !== undefined,
    /** The events that arrived right after the breaker opened. */
    opened,
    /** Before an hour had passed. */
    within,
    /** After an hour. */
    after,
    /** After one more delivery to the flaky endpoint was exhausted. */
    last: lastEvent,
    /** How many new events arrived at the broken endpoint between the closing of the breaker and the end. */
    sinceClosed: countEvents(broken) - before.broken,
    /** How many events occurred in that time. */
    occurred: countEvents(accepting) - before.accepting,
  };
};

/**
 * Sends events to failing endpoints, and advances the target's clock through all their retries and through the hour of a breaker.
 *
 * @throws NotExercisedError if events don't arrive at an endpoint that accepts everything
 */
const observeFailures = async (t: Case) => {
  const setup = await subscribeEndpoints(t);
  const { time, landing, endpoints } = setup;
  const { gone, broken, flaky, recovering, late } = endpoints;
  try {
    if (!setup.isReached)
      throw new NotExercisedError(`one event for each change: none arrived at ${landing.url}`);
    for (let count = 0; count < opensAfter; count += 1)
      await causeEvent(setup, ['gone', 'broken', 'flaky', 'recovering', 'late'], true);
    const before = gone.deliveries().length;
    await gone.delete();
    await testBudget(setup);
    await advanceUntil(
      setup,
      () =>
        haveAttempts(broken, 0, opensAfter) &&
        haveAttempts(flaky, 0, opensAfter - 1) &&
        haveAttempts(recovering, 0, opensAfter, (index) => index + 2) &&
        haveAttempts(late, 0, 1, () => 2),
      stepAt,
    );
    const breaker = await observeBreaker(setup);
    /**
     * `time` is the target's clock at the beginning, null if unknown; `redirected` are the requests that followed a redirect;
     * `deleted` is how many requests arrived at `gone` until its subscription was deleted.
     */
    return { time, ...endpoints, redirected: landing.received, breaker, deleted: { before } };
  } finally {
    const others = Object.values(endpoints).filter((one) => one !== gone);
    await t.together(others.map((one) => one.delete));
  }
};

/** The deliveries to failing endpoints, by the target's clock. */
export type ObservedFailures = Awaited<ReturnType<typeof observeFailures>>;

/** Checks the deliveries to failing endpoints. All cases share them. */
export const withFailures = (t: Case, check: (observed: ObservedFailures) => unknown): Promise<void> =>
  t.observing('webhook failures', () => observeFailures(t), check);
