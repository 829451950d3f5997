import { modeOfKey } from '@workspace-api/contract';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { type TargetTime, targetTime } from '../shared/target-time.ts';
import type { Delivery } from './delivery.ts';
import { createDeliveryWaits } from './delivery-waits.ts';
import { createPublisher, formsSubmitted, pagesPublished } from './publish-pages.ts';
import { type Subscription, subscribe, trySubscribe, unsubscribe } from './subscriptions.ts';
import { createTargetClock, flushStep } from './target-clock.ts';

/** The deliveries that a few events caused, in real time. */
export type ObservedEvents = {
  /** Whether there were certainly changes to publish. */
  readonly changesDrafts: boolean;
  /** Whether a form was submitted. */
  readonly isSubmitted: boolean;
  /** The target's clock while the events were caused; null if it is unknown. */
  readonly time: TargetTime | null;
  /** Subscribed to both kinds of events. */
  readonly both: Subscription;
  /** Subscribed to `pages.published`. */
  readonly pages: Subscription;
  /** Subscribed to `forms.submitted`. */
  readonly forms: Subscription;
  /** Subscribed to another event about pages; null if the target doesn't support it. */
  readonly siblings: Subscription | null;
  /** Subscribed to `pages.published`, and deleted before the last publication. */
  readonly deleted: {
    readonly subscription: Subscription;
    readonly isDeleted: boolean;
    readonly before: number;
  };
  /** The number of publications in the tested workspace. */
  readonly publications: number;
  /** The subscription of a second workspace, which published once; null without a second workspace. */
  readonly foreign: Subscription | null;
  /** The subscription in live mode; null without a key for it. */
  readonly live: Subscription | null;
};

const findFirst = (subscription: Subscription, type: string): Delivery | undefined =>
  subscription.deliveries().find((delivery) => delivery.type === type);

const distinct = (deliveries: readonly Delivery[]): number =>
  new Set(deliveries.map(({ event }) => event)).size;

/** A key of the second workspace or of live mode; null if the run has none. */
const createActor = async (t: Case, which: 'second-workspace' | 'live-key'): Promise<Actor | null> => {
  const { workspace, mode, token } = t.target;
  if (!t.has(which) || modeOfKey(token) !== 'test') return null;
  if (which === 'live-key')
    return t.as({ token: (await t.subjects.liveKey()).token, workspace, mode: 'live' });
  const other = await t.subjects.secondWorkspace();
  return other.workspace === workspace ? null : t.as({ ...other, mode });
};

/** Submits a form of the run, with strings that serializers write in different ways. */
const submit = async (t: Case): Promise<boolean> => {
  if (!t.subjects.canCreate('form') || !t.has('add-submission')) return false;
  const { id } = await t.subjects.fresh('form');
  await t.subjects.addSubmission(id, {
    email: 'visitor@customer.example',
    message: 'Grüße "</p>" \\ ☃ 😀\n',
  });
  return true;
};

/**
 * Subscribes to a few events, causes them, and waits for their deliveries as long as the target needs.
 *
 * @throws NotExercisedError if nothing arrives and the target may not be able to reach the gate
 */
const observeEvents = async (t: Case): Promise<ObservedEvents> => {
  const receiver = await t.webhookReceiver();
  const clock = t.has('advance-clock') ? createTargetClock(t) : null;
  const waits = createDeliveryWaits(receiver, clock && (() => clock.advance(flushStep)));
  const [second, liveKey] = [await createActor(t, 'second-workspace'), await createActor(t, 'live-key')];
  const to = (...events: string[]) => ({ events });
  const both = await subscribe(t, receiver, {
    ...to(formsSubmitted, pagesPublished),
    query: '?gate=a%20b&c',
  });
  const pages = await subscribe(t, receiver, to(pagesPublished));
  const forms = await subscribe(t, receiver, to(formsSubmitted));
  const siblings = await trySubscribe(t, receiver, to('pages.updated'));
  const gone = await subscribe(t, receiver, to(pagesPublished));
  const foreign = second && (await trySubscribe(t, receiver, { ...to(pagesPublished), as: second }));
  const live = liveKey && (await trySubscribe(t, receiver, { ...to(pagesPublished), as: liveKey }));
  try {
    const publisher = await createPublisher(t);
    const before = await targetTime(t);
    const began = performance.now();

    await publisher.publish();
    const isPublished = await waits.first(() => findFirst(pages, pagesPublished));
    await waits.next(() => findFirst(both, pagesPublished) && findFirst(gone, pagesPublished));
    const isSubmitted = await submit(t);
    if (isSubmitted)
      await waits.next(() => findFirst(both, formsSubmitted) && findFirst(forms, formsSubmitted));
    if (isPublished === undefined && both.deliveries().length === 0 && !receiver.isConfirmed)
      throw new NotExercisedError(
        `a delivery: nothing arrived at ${both.endpoint.url}. If the target can't reach it, set the URL at which it reaches the gate's receiver with --receiver-url`,
      );

    await unsubscribe(t, [gone]);
    const arrivedBefore = gone.deliveries().length;
    if (second && foreign) {
      await (await createPublisher(t, second)).publish();
      await waits.next(() => findFirst(foreign, pagesPublished));
    }
    await publisher.publish();
    const twice = (one: Subscription) =>
      distinct(one.deliveries().filter(({ type }) => type === pagesPublished)) > 1;
    await waits.next(() => (twice(pages) && twice(both)) || undefined);
    await waits.grace();
    const passed = (performance.now() - began) / 1000 + (clock?.advanced() ?? 0);
    const time = before && { from: before.from, to: before.to + passed };
    return {
      changesDrafts: publisher.changesDrafts,
      isSubmitted,
      time,
      both,
      pages,
      forms,
      siblings,
      deleted: { subscription: gone, isDeleted: gone.id !== null, before: arrivedBefore },
      publications: 2,
      foreign,
      live,
    };
  } finally {
    await unsubscribe(t, [both, pages, forms, siblings]);
    if (second) await unsubscribe(t, [foreign], second);
    if (liveKey) await unsubscribe(t, [live], liveKey);
  }
};

/** Checks a few events of the run in real time. All cases share them. */
export const withEvents = (t: Case, check: (observed: ObservedEvents) => unknown): Promise<void> =>
  t.observing('webhook events', () => observeEvents(t), check);

/** The subscriptions of the tested workspace that should receive every event. */
export const ownSubscriptions = ({
  both,
  pages,
  forms,
  deleted,
}: ObservedEvents): readonly Subscription[] => [both, pages, forms, deleted.subscription];

/** The deliveries to the tested workspace. */
export const ownDeliveries = (observed: ObservedEvents): readonly Delivery[] =>
  ownSubscriptions(observed).flatMap(({ deliveries }) => deliveries());
