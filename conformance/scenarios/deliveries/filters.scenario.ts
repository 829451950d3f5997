import type { ClauseId } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { type Delivery, describeDelivery } from './delivery.ts';
import { ownDeliveries, withEvents } from './observe-events.ts';
import { formsSubmitted, pagesPublished } from './publish-pages.ts';

/** Expects that none of the deliveries is wrong. */
const expectNone = (
  t: Case,
  clause: ClauseId,
  deliveries: readonly Delivery[],
  expected: string,
  isWrong: (delivery: Delivery) => boolean,
): void => {
  const wrong = deliveries.find(isWrong);
  t.expect(clause, wrong === undefined, { expected, got: wrong ? describeDelivery(wrong) : 'none' });
};

/**
 * Formats an event so that it differs from events of other workspaces and modes, where ids may repeat and times are
 * rounded.
 */
const formatEvent = ({ event, body }: Delivery): string =>
  `${event} of ${String(body?.created_at)} with ${JSON.stringify(body?.data)}`;

const listEvents = (deliveries: readonly Delivery[]): ReadonlySet<string> =>
  new Set(deliveries.map(formatEvent));

export default scenario(
  'deliveries.filters',
  'A subscription receives the events of its filter, its workspace and its mode, and no others',
  { needs: ['webhook-receiver'] },
  async (gate) => {
    await gate.case('events outside a filter', (t) =>
      withEvents(t, ({ pages, forms, siblings }) => {
        if (pages.deliveries().length === 0)
          t.notExercised('deliveries.filtered', 'an event that was delivered');
        for (const [{ deliveries }, filter] of [
          [pages, pagesPublished],
          [forms, formsSubmitted],
          ...(siblings ? [[siblings, 'pages.updated'] as const] : []),
        ] as const)
          expectNone(
            t,
            'deliveries.filtered',
            deliveries(),
            `only ${filter} at a subscription to it`,
            ({ type }) => type !== filter,
          );
      }),
    );

    await gate.case('events of another workspace', (t) =>
      withEvents(t, (observed) => {
        const { foreign } = observed;
        const there = foreign?.deliveries() ?? [];
        if (!foreign || there.length === 0)
          return t.notExercised(
            'deliveries.own-workspace-only',
            'a second workspace whose publication is delivered there',
          );
        const own = ownDeliveries(observed);
        const [ownEvents, otherEvents] = [listEvents(own), listEvents(there)];
        const expected = 'no event of another workspace';
        expectNone(t, 'deliveries.own-workspace-only', own, expected, (delivery) =>
          otherEvents.has(formatEvent(delivery)),
        );
        expectNone(t, 'deliveries.own-workspace-only', there, expected, (delivery) =>
          ownEvents.has(formatEvent(delivery)),
        );
      }),
    );

    await gate.case('events of test mode', (t) =>
      withEvents(t, (observed) => {
        const { live } = observed;
        if (!live)
          return t.notExercised(
            'authentication.test-data-isolated',
            'a token of test mode, and a key that can subscribe in live mode',
          );
        const own = listEvents(ownDeliveries(observed));
        const expected = 'no event of test mode at a subscription of live mode';
        expectNone(t, 'authentication.test-data-isolated', live.deliveries(), expected, (delivery) =>
          own.has(formatEvent(delivery)),
        );
      }),
    );

    await gate.case('a deleted subscription', (t) =>
      withEvents(t, ({ deleted: { subscription, isDeleted, before }, pages }) => {
        if (!isDeleted || pages.deliveries().length === 0)
          t.notExercised(
            'deliveries.deleted-gets-none',
            'a subscription that was deleted, and an event after that',
          );
        const after = subscription.deliveries().slice(before);
        const earlier = listEvents(subscription.deliveries().slice(0, before));
        expectNone(
          t,
          'deliveries.deleted-gets-none',
          after,
          'no event after the deletion',
          (delivery) => !earlier.has(formatEvent(delivery)),
        );
      }),
    );
  },
);
