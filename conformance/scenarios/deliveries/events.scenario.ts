import { events } from '@workspace-api/contract';
import { schemas, type Validator } from '@workspace-api/contract/validators';
import { isObject } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { type Delivery, describeDelivery } from './delivery-attempts.ts';
import { everythingWildcard, formsSubmitted, pagesPublished, pagesWildcard } from './event-sources.ts';
import { countEvents, filterByType, type ObservedEvents, withEvents } from './observe-events.ts';
import { checkRules, createRules, eachDelivery, none, type Rule } from './rules.ts';
import type { Subscription } from './subscriptions.ts';

const knownTypes = events as Readonly<Record<string, { data: string } | undefined>>;
const validators = schemas as Readonly<Record<string, Validator | undefined>>;

const count = ({ deliveries }: Subscription): number => deliveries().length;

/** The deliveries to the tested workspace. */
const ownDeliveries = ({ own }: ObservedEvents): readonly Delivery[] =>
  own.flatMap(({ deliveries }) => deliveries());

/** Whether a target that may have had no reason to send an event sent none to these subscriptions. */
const hadNoChanges = ({ changesDrafts }: ObservedEvents, ...all: readonly Subscription[]): boolean =>
  !changesDrafts && all.every((one) => count(one) === 0);

const changes =
  'a draft to publish, without which a target may emit nothing: a driver with add-page, or a draft that differs from its published version';

/** Formats an event so that it differs from events of other workspaces and modes, where ids may repeat and times are rounded. */
const formatEvent = ({ event, body }: Delivery): string =>
  `${event} of ${String(body?.created_at)} with ${JSON.stringify(body?.data)}`;

/** Returns the deliveries of events that are also among others. */
const common = (deliveries: readonly Delivery[], others: readonly Delivery[]): Delivery[] => {
  const formatted = new Set(others.map(formatEvent));
  return deliveries.filter((delivery) => formatted.has(formatEvent(delivery)));
};

/** The members of an envelope with their types, and the version. */
const describeEnvelope = ({ body }: Delivery): string =>
  ['id', 'type', 'created_at', 'workspace', 'data']
    .map((name) => `${name}: ${isObject(body?.[name]) ? 'object' : typeof body?.[name]}`)
    .concat(`version: ${JSON.stringify(body?.version)}`)
    .join(', ');

const rule = createRules<ObservedEvents>();

const rules: readonly Rule<ObservedEvents>[] = [
  rule('deliveries.pages-published', changes, (observed) => {
    const { pages, changesDrafts, publications } = observed;
    const arrived = countEvents(pages, pagesPublished);
    const expected = `${pagesPublished} for each of ${publications} publications`;
    const holds = arrived >= (changesDrafts ? publications : 1);
    return hadNoChanges(observed, pages) ? [] : [{ holds, expected, got: `${arrived} such events` }];
  }),
  rule(
    'deliveries.forms-submitted',
    'a submission: a driver with add-form and add-submission',
    (observed) => {
      const { both, forms, isSubmitted } = observed;
      const counts = [forms, both].map((subscription) => countEvents(subscription, formsSubmitted));
      const expected = `${formsSubmitted} at a subscription to it, and at one to ${pagesPublished} too`;
      return isSubmitted ? [{ holds: counts.every(Boolean), expected, got: counts }] : [];
    },
  ),
  rule('deliveries.pushed', changes, (observed) => {
    const { both, pages, forms, isSubmitted } = observed;
    if (hadNoChanges(observed, pages, both)) return [];
    const published = [pages, both].every((one) => countEvents(one, pagesPublished) > 0);
    const got = `${count(pages)} for ${pagesPublished}, ${count(forms)} for ${formsSubmitted}, ${count(both)} for both`;
    return [{ holds: published && (count(forms) > 0 || !isSubmitted), got }];
  }),
  rule('deliveries.same-envelope-for-every-type', 'events of two types', ({ both }) => {
    const [page, form] = [pagesPublished, formsSubmitted].map((type) => filterByType(both, type)[0]);
    if (!page?.body || !form?.body) return [];
    const [expected, got] = [page, form].map(describeEnvelope);
    return [{ holds: got === expected, expected, got }];
  }),
  rule('deliveries.event-data-shapes', 'an event of the contract', (observed) =>
    ownDeliveries(observed).flatMap((delivery) => {
      const validate = validators[knownTypes[delivery.type ?? '']?.data ?? ''];
      if (!validate) return [];
      const holds = validate(structuredClone(delivery.body?.data));
      const { instancePath = '', message = '' } = validate.errors?.[0] ?? {};
      const expected = `data of ${delivery.type} as the contract declares it: ${instancePath} ${message}`;
      return [{ holds, expected, got: describeDelivery(delivery) }];
    }),
  ),
  rule('deliveries.filtered', 'an event that was delivered', ({ pages, forms, siblings }) => {
    const filters = [
      [pages, pagesPublished],
      [forms, formsSubmitted],
      [siblings, 'pages.updated'],
    ] as const;
    const wrong = filters.flatMap(
      ([subscription, filter]) => subscription?.deliveries().filter(({ type }) => type !== filter) ?? [],
    );
    return count(pages) === 0 ? [] : none(wrong);
  }),
  rule(
    'webhooks.filter-wildcards',
    'a subscription with a wildcard, and an event that was delivered to another one',
    ({ pages, forms, wildcards: { family, everything } }) => {
      const sent = [pages, forms].flatMap(({ deliveries }) => deliveries().map(({ type }) => type));
      const filters = [
        { filter: pagesWildcard, to: family, expected: sent.filter((type) => type === pagesPublished) },
        { filter: everythingWildcard, to: everything, expected: sent },
      ];
      return filters.flatMap(({ filter, to, expected }) => {
        if (!to || expected.length === 0) return [];
        const got = [...new Set(to.deliveries().map(({ type }) => type))];
        const holds = expected.every((type) => got.includes(type));
        return [
          { holds, expected: `${[...new Set(expected)].join(', ')} at a subscription to ${filter}`, got },
        ];
      });
    },
  ),
  rule(
    'deliveries.own-workspace-only',
    'a second workspace whose publication is delivered there',
    (observed) =>
      observed.foreign && count(observed.foreign) > 0
        ? none(common(ownDeliveries(observed), observed.foreign.deliveries()))
        : [],
  ),
  rule(
    'authentication.test-data-isolated',
    'events in test mode, and a key that can subscribe in live mode',
    (observed) =>
      observed.live && ownDeliveries(observed).length > 0
        ? none(common(observed.live.deliveries(), ownDeliveries(observed)))
        : [],
  ),
  rule(
    'deliveries.deleted-gets-none',
    'a subscription that got an event and was deleted, and an event after that',
    ({ deleted: { subscription, before }, pages }) => {
      const isShown = subscription.isDeletable && before > 0 && countEvents(pages, pagesPublished) > 1;
      const [earlier, later] = [
        subscription.deliveries().slice(0, before),
        subscription.deliveries().slice(before),
      ];
      // A delivery may be repeated.
      const repeated = common(later, earlier);
      return isShown ? none(later.filter((delivery) => !repeated.includes(delivery))) : [];
    },
  ),
  ...eachDelivery<ObservedEvents>('a delivery', ({ own, time }, { target: { workspace } }) =>
    own.flatMap(({ target, secret, deliveries }) => {
      const others = own.flatMap((other) => (other.secret === secret ? [] : (other.secret ?? [])));
      return deliveries().map((delivery) => ({ delivery, workspace, target, secret, others, time }));
    }),
  ),
];

export default scenario(
  'Publications and submissions are delivered, signed, to the subscriptions whose filter, workspace and mode include them',
  { needs: ['webhook-receiver'] },
  (gate) => checkRules(gate, withEvents, rules),
);
