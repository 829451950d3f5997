import type { Case } from '../../engine/case/case.ts';
import type { Delivery } from './delivery.ts';
import { type ObservedEvents, observeEvents } from './observe-events.ts';
import type { Subscription } from './subscriptions.ts';

/** Judges a few events of the run in real time, which all cases share. */
export const withEvents = (t: Case, judge: (observed: ObservedEvents) => unknown): Promise<void> =>
  t.observing('webhook events', () => observeEvents(t), judge);

/** The subscriptions of the judged workspace that are not expected to miss an event. */
export const ownSubscriptions = ({
  both,
  pages,
  forms,
  deleted,
}: ObservedEvents): readonly Subscription[] => [both, pages, forms, deleted.subscription];

/** What arrived for the judged workspace. */
export const ownDeliveries = (observed: ObservedEvents): readonly Delivery[] =>
  ownSubscriptions(observed).flatMap(({ deliveries }) => deliveries());
