import { type ClauseId, events } from '@workspace-api/contract';
import { schemas, type Validator } from '@workspace-api/contract/validators';
import { isObject } from '../../checks/body.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { type Delivery, describeDelivery } from './delivery-attempts.ts';
import { formsSubmitted, pagesPublished } from './event-sources.ts';
import { countEvents, filterByType, type ObservedEvents, withEvents } from './observe-events.ts';
import type { Subscription } from './subscriptions.ts';

const knownTypes = events as Readonly<Record<string, { data: string } | undefined>>;
const validators = schemas as Readonly<Record<string, Validator | undefined>>;

const count = ({ deliveries }: Subscription): number => deliveries().length;

/** The deliveries to the tested workspace. */
const ownDeliveries = ({ own }: ObservedEvents): readonly Delivery[] =>
  own.flatMap(({ deliveries }) => deliveries());

/** Ends the case if a target that may have had no reason to send an event sent none to these subscriptions. */
const needsChanges = (t: Case, { changesDrafts }: ObservedEvents, ...all: readonly Subscription[]): void => {
  if (!changesDrafts && all.every((one) => count(one) === 0))
    t.notExercised(
      [],
      'a draft to publish, without which a target may emit nothing: a driver with add-page, or a draft that differs from its published version',
    );
};

/** Expects that none of the deliveries is wrong. */
const expectNone = (
  t: Case,
  clause: ClauseId,
  deliveries: readonly Delivery[],
  isWrong: (delivery: Delivery) => boolean,
): void => {
  t.expectEqual(clause, deliveries.filter(isWrong).map(describeDelivery), []);
};

/**
 * Formats an event so that it differs from events of other workspaces and modes, where ids may repeat and times are
 * rounded.
 */
const formatEvent = ({ event, body }: Delivery): string =>
  `${event} of ${String(body?.created_at)} with ${JSON.stringify(body?.data)}`;

/** Returns whether a delivery is of an event that is also among others. */
const isAmong = (deliveries: readonly Delivery[]): ((delivery: Delivery) => boolean) => {
  const formatted = new Set(deliveries.map(formatEvent));
  return (delivery) => formatted.has(formatEvent(delivery));
};

export default scenario(
  'deliveries.events',
  'Publications and submissions are delivered to the subscriptions whose filter, workspace and mode include them',
  { holds: ['page'], needs: ['webhook-receiver'] },
  async (gate) => {
    const observing = (name: string, check: (t: Case, observed: ObservedEvents) => void) =>
      gate.case(name, (t) => withEvents(t, (observed) => check(t, observed)));

    await observing('a publication', (t, observed) => {
      const { pages, changesDrafts, publications } = observed;
      needsChanges(t, observed, pages);
      const arrived = countEvents(pages, pagesPublished);
      t.expect('deliveries.pages-published', arrived >= (changesDrafts ? publications : 1), {
        expected: `${pagesPublished} for each of ${publications} publications`,
        got: `${arrived} such events`,
      });
    });

    await observing('a submission', (t, { both, forms, isSubmitted }) => {
      if (!isSubmitted)
        t.notExercised(
          'deliveries.forms-submitted',
          'a submission: a driver with add-form and add-submission',
        );
      const [forForms, together] = [forms, both].map((subscription) =>
        countEvents(subscription, formsSubmitted),
      );
      t.expect('deliveries.forms-submitted', Boolean(forForms && together), {
        expected: `${formsSubmitted} at a subscription to it, and at one to ${pagesPublished} too`,
        got: `${forForms} and ${together} events`,
      });
    });

    await observing('a subscription to each event type', (t, observed) => {
      const { both, pages, forms, isSubmitted } = observed;
      needsChanges(t, observed, pages, both);
      const published = [pages, both].every((one) => countEvents(one, pagesPublished) > 0);
      t.expect('deliveries.pushed', published && (count(forms) > 0 || !isSubmitted), {
        got: `${count(pages)} for ${pagesPublished}, ${count(forms)} for ${formsSubmitted}, ${count(both)} for both`,
      });
    });

    await observing('envelopes of two types', (t, { both }) => {
      const [page, form] = [pagesPublished, formsSubmitted].map((type) => filterByType(both, type)[0]);
      if (!page?.body || !form?.body)
        return t.notExercised('deliveries.same-envelope-for-every-type', 'events of two types');
      const envelope = ({ body }: Delivery) =>
        ['id', 'type', 'created_at', 'workspace', 'data']
          .map((name) => `${name}: ${isObject(body?.[name]) ? 'object' : typeof body?.[name]}`)
          .concat(`version: ${JSON.stringify(body?.version)}`)
          .join(', ');
      t.expectEqual('deliveries.same-envelope-for-every-type', envelope(form), envelope(page));
    });

    await observing('the data', (t, observed) => {
      for (const delivery of ownDeliveries(observed)) {
        const validate = validators[knownTypes[delivery.type ?? '']?.data ?? ''];
        if (!validate) continue;
        const fits = validate(structuredClone(delivery.body?.data));
        t.expect('deliveries.event-data-shapes', fits, {
          expected: `data of ${delivery.type} as the contract declares it: ${validate.errors?.[0]?.instancePath ?? ''} ${validate.errors?.[0]?.message ?? ''}`,
          got: describeDelivery(delivery),
        });
      }
    });

    await observing('events outside a filter', (t, { pages, forms, siblings }) => {
      if (count(pages) === 0) t.notExercised('deliveries.filtered', 'an event that was delivered');
      for (const [subscription, filter] of [
        [pages, pagesPublished],
        [forms, formsSubmitted],
        [siblings, 'pages.updated'],
      ] as const)
        expectNone(t, 'deliveries.filtered', subscription?.deliveries() ?? [], ({ type }) => type !== filter);
    });

    await observing('events of another workspace', (t, observed) => {
      const { foreign } = observed;
      if (!foreign || count(foreign) === 0)
        return t.notExercised(
          'deliveries.own-workspace-only',
          'a second workspace whose publication is delivered there',
        );
      expectNone(t, 'deliveries.own-workspace-only', ownDeliveries(observed), isAmong(foreign.deliveries()));
    });

    await observing('events of test mode', (t, observed) => {
      const { live } = observed;
      if (!live || ownDeliveries(observed).length === 0)
        return t.notExercised(
          'authentication.test-data-isolated',
          'events in test mode, and a key that can subscribe in live mode',
        );
      expectNone(t, 'authentication.test-data-isolated', live.deliveries(), isAmong(ownDeliveries(observed)));
    });

    await observing('a deleted subscription', (t, { deleted: { subscription, before }, pages }) => {
      if (!subscription.isDeletable || before === 0 || countEvents(pages, pagesPublished) < 2)
        t.notExercised(
          'deliveries.deleted-gets-none',
          'a subscription that got an event and was deleted, and an event after that',
        );
      // A delivery may be repeated.
      const isRepeated = isAmong(subscription.deliveries().slice(0, before));
      const later = subscription.deliveries().slice(before);
      expectNone(t, 'deliveries.deleted-gets-none', later, (delivery) => !isRepeated(delivery));
    });
  },
);
