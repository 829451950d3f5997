import { modeOfKey } from '@workspace-api/contract';
import type { Actor, Case } from '../../engine/scenario.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import { targetTime } from '../shared/target-time.ts';
import type { Delivery } from './delivery-attempts.ts';
import { createDeliveryWaits, createTargetClock, flushStep } from './delivery-waits.ts';
import {
  createPublications,
  createSubmissions,
  everythingWildcard,
  formsSubmitted,
  pagesPublished,
  pagesWildcard,
} from './event-sources.ts';
import { type Subscription, subscribe } from './subscriptions.ts';

/** The deliveries to a subscription whose event has this type. */
export const filterByType = ({ deliveries }: Subscription, type: string): readonly Delivery[] =>
  deliveries().filter((delivery) => delivery.type === type);

/** How many events of a type have arrived. */
export const countEvents = (subscription: Subscription, type: string): number =>
  new Set(filterByType(subscription, type).map(({ event }) => event)).size;

/** A key of the second workspace or of live mode; null if the run has none. */
const createActor = async (t: Case, which: 'second-workspace' | 'live-key'): Promise<Actor | null> => {
  const { workspace, mode, token } = t.target;
  if (!t.has(which) || modeOfKey(token) !== 'test') return null;
  if (which === 'live-key')
    return t.as({ token: (await t.subjects.liveKey()).token, workspace, mode: 'live' });
  const other = await t.subjects.secondWorkspace();
  return other.workspace === workspace ? null : t.as({ ...other, mode });
};

/**
 * Subscribes to a few events, causes them, and waits for their deliveries as long as the target needs.
 *
 * @throws NotExercisedError if nothing arrives and the target may not be able to reach the gate
 */
const observeEvents = async (t: Case) => {
  const began = performance.now();
  const receiver = await t.webhookReceiver();
  const clock = t.has('advance-clock') ? createTargetClock(t) : null;
  const waits = createDeliveryWaits(receiver, clock && (() => clock.advance(flushStep)));
  const [second, liveKey, publications, submissions, before] = await t.together([
    () => createActor(t, 'second-workspace'),
    () => createActor(t, 'live-key'),
    () => createPublications(t),
    () => createSubmissions(t),
    () => targetTime(t),
  ]);
  const to = (...events: string[]) => subscribe(t, receiver, { events });
  const toPublications = async (as: Actor | null) =>
    as && unlessMissing(() => subscribe(t, receiver, { events: [pagesPublished], as }));
  const [both, pages, forms, gone, siblings, family, everything, foreign, live] = await t.together([
    () => subscribe(t, receiver, { events: [formsSubmitted, pagesPublished], query: '?gate=a%20b&c' }),
    () => to(pagesPublished),
    () => to(formsSubmitted),
    () => to(pagesPublished),
    () => unlessMissing(() => to('pages.updated')),
    () => unlessMissing(() => to(pagesWildcard)),
    () => unlessMissing(() => to(everythingWildcard)),
    () => toPublications(second),
    () => toPublications(liveKey),
  ]);
  /** Waits until as many events of this type have arrived at each of these subscriptions. */
  const arrive = (type: string, count: number, ...all: readonly Subscription[]) =>
    waits.arrival(() => all.every((one) => countEvents(one, type) >= count) || undefined);
  try {
    await publications.cause();
    await arrive(pagesPublished, 1, pages);
    await arrive(pagesPublished, 1, both, gone);
    if (submissions) {
      await submissions.cause();
      await arrive(formsSubmitted, 1, both, forms);
    }
    if (pages.deliveries().length + both.deliveries().length === 0 && !receiver.isConfirmed)
      throw new NotExercisedError(
        `a delivery: nothing arrived at ${both.endpoint.url}. If the target can't reach it, set the URL at which it reaches the gate's receiver with --receiver-url`,
      );
    await gone.delete();
    const arrivedBefore = gone.deliveries().length;
    if (second && foreign) {
      await (await createPublications(t, second)).cause();
      await arrive(pagesPublished, 1, foreign);
    }
    await publications.cause();
    await arrive(pagesPublished, 2, pages, both);
    await waits.grace();
    const passed = (performance.now() - began) / 1000 + (clock?.advanced() ?? 0);
    return {
      /** Whether there were certainly changes to publish. */
      changesDrafts: publications.changesDrafts,
      /** The number of publications in the tested workspace. */
      publications: 2,
      /** Whether a form was submitted. */
      isSubmitted: submissions !== null,
      /** The target's clock while the events were caused; null if it is unknown. */
      time: before && { from: before.from, to: before.to + passed },
      /** Subscribed to both kinds of events. */
      both,
      pages,
      forms,
      /** Subscribed to another event about pages; null if the target doesn't support it. */
      siblings,
      /** Subscribed to all events of the family, and to all events; null if the target doesn't support it. */
      wildcards: { family, everything },
      /** Subscribed to `pages.published`, and deleted before the last publication. */
      deleted: { subscription: gone, before: arrivedBefore },
      /** The subscription of a second workspace, which published once; null without a second workspace. */
      foreign,
      /** The subscription in live mode; null without a key for it. */
      live,
      /** The subscriptions of the tested workspace that should receive every event. */
      own: [both, pages, forms, gone],
    };
  } finally {
    const all = [both, pages, forms, siblings, family, everything, foreign, live];
    await t.together(all.map((one) => async () => one?.delete()));
  }
};

/** The deliveries that a few events caused, in real time. */
export type ObservedEvents = Awaited<ReturnType<typeof observeEvents>>;

/** Checks a few events of the run in real time. All cases share them. */
export const withEvents = (t: Case, check: (observed: ObservedEvents) => unknown): Promise<void> =>
  t.observing('webhook events', () => observeEvents(t), check);
