import { events } from '@workspace-api/contract';
import { schemas, type Validator } from '@workspace-api/contract/validators';
import { isObject } from '../../checks/body.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { type Delivery, describeDelivery } from './delivery.ts';
import { ownDeliveries, withEvents } from './observe-events.ts';
import { formsSubmitted, pagesPublished } from './publish-pages.ts';
import type { Subscription } from './subscriptions.ts';

const filterByType = (subscription: Subscription, type: string): readonly Delivery[] =>
  subscription.deliveries().filter((delivery) => delivery.type === type);

const knownTypes = events as Readonly<Record<string, { data: string } | undefined>>;
const validators = schemas as Readonly<Record<string, Validator | undefined>>;

/** Returns the deliveries of an event. Ends the case for its clause if the target may have had no reason to send one. */
const nothingToEmit = (t: Case): never =>
  t.notExercised(
    [],
    'a draft to publish, without which a target may emit nothing: a driver with add-page, or a draft that differs from its published version',
  );

export default scenario(
  'deliveries.events',
  'Publications and submissions are delivered to the subscriptions whose filter includes them',
  { needs: ['webhook-receiver'] },
  async (gate) => {
    await gate.case('a publication', (t) =>
      withEvents(t, ({ both, pages, changesDrafts, publications }) => {
        const published = filterByType(pages, pagesPublished);
        if (published.length === 0 && !changesDrafts) nothingToEmit(t);
        const count = new Set(published.map(({ event }) => event)).size;
        t.expect('deliveries.pages-published', count >= (changesDrafts ? publications : 1), {
          expected: `${pagesPublished} for each of ${publications} publications`,
          got: `${count} such events`,
        });
        t.expect('deliveries.pushed', filterByType(both, pagesPublished).length > 0, {
          expected: `${pagesPublished} at a subscription to ${formsSubmitted} and ${pagesPublished}`,
          got: 'none',
        });
      }),
    );

    await gate.case('a submission', (t) =>
      withEvents(t, ({ both, forms, isSubmitted }) => {
        if (!isSubmitted)
          t.notExercised(
            'deliveries.forms-submitted',
            'a submission: a driver with add-form and add-submission',
          );
        for (const [subscription, filter] of [
          [forms, formsSubmitted],
          [both, `${formsSubmitted} and ${pagesPublished}`],
        ] as const)
          t.expect('deliveries.forms-submitted', filterByType(subscription, formsSubmitted).length > 0, {
            expected: `${formsSubmitted} at a subscription to ${filter}`,
            got: 'none',
          });
      }),
    );

    await gate.case('a subscription to each event type', (t) =>
      withEvents(t, ({ both, pages, forms, changesDrafts, isSubmitted }) => {
        if (pages.deliveries().length + both.deliveries().length === 0 && !changesDrafts) nothingToEmit(t);
        const arrived = (subscription: Subscription) => subscription.deliveries().length > 0;
        t.expect('deliveries.pushed', arrived(pages) && (arrived(forms) || !isSubmitted), {
          expected: `a delivery to each subscription whose filter includes an event that occurred`,
          got: `${pages.deliveries().length} for ${pagesPublished}, ${forms.deliveries().length} for ${formsSubmitted}`,
        });
      }),
    );

    await gate.case('envelopes of two types', (t) =>
      withEvents(t, ({ both }) => {
        const [page, form] = [pagesPublished, formsSubmitted].map((type) => filterByType(both, type)[0]);
        if (!page?.body || !form?.body)
          return t.notExercised('deliveries.same-envelope-for-every-type', 'events of two types');
        const envelope = ({ body }: Delivery) =>
          ['id', 'type', 'created_at', 'workspace', 'data']
            .map((name) => `${name}: ${isObject(body?.[name]) ? 'object' : typeof body?.[name]}`)
            .concat(`version: ${JSON.stringify(body?.version)}`)
            .join(', ');
        t.expectEqual('deliveries.same-envelope-for-every-type', envelope(form), envelope(page));
      }),
    );

    await gate.case('the data', (t) =>
      withEvents(t, (observed) => {
        for (const delivery of ownDeliveries(observed)) {
          const validate = validators[knownTypes[delivery.type ?? '']?.data ?? ''];
          if (!validate) continue;
          const fits = validate(structuredClone(delivery.body?.data));
          t.expect('deliveries.event-data-shapes', fits, {
            expected: `data of ${delivery.type} as the contract declares it: ${validate.errors?.[0]?.instancePath ?? ''} ${validate.errors?.[0]?.message ?? ''}`,
            got: describeDelivery(delivery),
          });
        }
      }),
    );
  },
);
