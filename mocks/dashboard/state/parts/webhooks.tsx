import { type components as apiComponents, events } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { apiRequest, control, controlRequest } from '../../client/request.ts';
import {
  Badge,
  CodeBlock,
  type Column,
  EmptyState,
  Facts,
  Field,
  HeaderList,
  Named,
  Panel,
  RecordTable,
  Status,
  Table,
  Time,
} from '../../components/index.ts';
import { toAction } from '../../operation/action.tsx';
import { MessagePart } from '../../requests/request-details.tsx';
import { go, href } from '../../store/route.ts';
import { here, mode } from '../../store/selection.ts';
import { type Loaded, useLoaded } from '../../store/use-loaded.ts';
import { definePart, type Resource } from '../part.ts';
import { RecordPage, ResourceView } from '../resource-view.tsx';

type Delivery = components['schemas']['Delivery'];
type Attempt = Delivery['attempts'][number];

const types = Object.keys(events);

/** What a subscription can select: all events, the events of a resource, or one. */
const selectable = ['*', ...new Set(types.map((type) => type.replace(/[^.]+$/, '*'))), ...types];

/** The subscriptions of the workspace. Below them are the deliveries. */
export const subscriptionPart = definePart<apiComponents['schemas']['WebhookSubscription']>({
  summary: 'Subscriptions, and the events that are delivered to them.',
  panelTitle: 'Subscriptions',
  create: () =>
    toAction(apiRequest('createWebhookSubscription', { path: here() }), {
      isPrimary: true,
      narrowed: { '/events': { items: { type: 'string', enum: selectable } } },
    }),
  // The segment after the resource is a delivery.
  hasRecordView: false,
  heading: 'Endpoint',
  name: ({ id, url }) => ({ name: url, detail: id }),
  columns: [
    { name: 'Events', show: ({ events }) => <code>{events.join(', ')}</code> },
    {
      name: 'Circuit breaker',
      show: ({ paused_until }) =>
        paused_until ? (
          <div class="line">
            <Badge tone="bad">open</Badge>
            <span class="soft small">
              until <Time at={paused_until} />
            </span>
          </div>
        ) : (
          <Badge tone="good">closed</Badge>
        ),
    },
    'created_at',
  ],
});

/** Reads the deliveries in the selected mode, and polls while one of them is pending. */
const useDeliveries = (): Loaded<readonly Delivery[]> =>
  useLoaded(
    async () => {
      const { data } = await control.listDeliveries({ path: here() });
      return data.filter((delivery) => delivery.mode === mode.value);
    },
    [],
    (deliveries) => deliveries?.some(({ status }) => status === 'pending') ?? false,
  );

const deliveryColumns: readonly Column<Delivery>[] = [
  {
    name: 'Event',
    show: ({ id, event }) => <Named name={event.type} code={id} href={href(['state', 'webhooks', id])} />,
  },
  { name: 'Endpoint', show: ({ url }) => <code>{url}</code> },
  'status',
  { name: 'Attempts', isNumber: true, show: ({ attempts }) => attempts.length },
  'created_at',
  'next_attempt_at',
];

/** The deliveries to one subscription or to all of them. */
const Deliveries = () => {
  const [subscription, choose] = useState('');
  const loaded = useDeliveries();
  const endpoints = new Map(loaded.value?.map(({ subscription_id, url }) => [subscription_id, url]));
  return (
    <Panel
      title="Deliveries"
      summary="Newest first. Open a delivery to see its body and attempts, and to deliver it again."
      actions={
        endpoints.size > 0 && (
          <Field
            label="To"
            value={subscription}
            onChange={choose}
            choices={[['', 'All subscriptions'], ...endpoints]}
          />
        )
      }
    >
      <RecordTable
        caption="Deliveries"
        columns={deliveryColumns}
        loaded={{
          ...loaded,
          value: loaded.value?.filter((one) => subscription === '' || one.subscription_id === subscription),
        }}
        empty="No deliveries"
        getKey={({ id }) => id}
      >
        <p>
          Deliveries of events to subscriptions appear here. To cause an event, publish the pages or submit a
          form.
        </p>
      </RecordTable>
    </Panel>
  );
};

/** The subscriptions, and the deliveries to them. */
export const WebhooksView = (resource: Resource) => (
  <ResourceView {...resource}>
    <Deliveries />
  </ResourceView>
);

const attemptColumns: readonly Column<Attempt>[] = [
  { name: 'Attempt', show: ({ id }) => <code>{id}</code> },
  'sent_at',
  { name: 'Ended', show: ({ finished_at }) => <Time at={finished_at} /> },
  {
    name: 'Outcome',
    show: ({ status, failure, finished_at }) =>
      status ?? failure ?? (finished_at === null ? 'in progress' : 'no response'),
  },
];

/** The headers that an attempt sent, with its signature, and what the endpoint responded. */
const AttemptDetails = ({ attempt, isOpen }: { attempt: Attempt; isOpen: boolean }) => {
  const { id, request_headers, response } = attempt;
  if (!request_headers) return null;
  return (
    <details open={isOpen}>
      <summary>
        Headers and response of <code>{id}</code>
      </summary>
      <div class="stack">
        <section>
          <h3>Request</h3>
          <HeaderList headers={request_headers} />
        </section>
        {response && (
          <MessagePart
            name="Response"
            message={{ headers: response.headers, body: response.body || null, omitted: null }}
          />
        )}
      </div>
    </details>
  );
};

const redeliver = (id: string) =>
  toAction(controlRequest('redeliver', { path: { ...here(), id } }), {
    label: 'Deliver again',
    done: 'The event will be delivered again.',
    onDone: (redelivery) => go(['state', 'webhooks', (redelivery as Delivery).id]),
  });

const DeliveryDetails = (delivery: Delivery) => {
  const { attempts, event, redelivery_of } = delivery;
  return (
    <>
      <Panel>
        <Facts
          facts={{
            Id: <code>{delivery.id}</code>,
            Status: <Status is={delivery.status} />,
            Event: <code>{event.id}</code>,
            Endpoint: <code>{delivery.url}</code>,
            Subscription: <code>{delivery.subscription_id}</code>,
            Created: <Time at={delivery.created_at} />,
            'Next attempt': <Time at={delivery.next_attempt_at} />,
            ...(redelivery_of && {
              'Redelivery of': <a href={href(['state', 'webhooks', redelivery_of])}>{redelivery_of}</a>,
            }),
          }}
        />
      </Panel>
      <Panel title="Attempts">
        {attempts.length === 0 ? (
          <EmptyState title="No attempt yet" />
        ) : (
          <Table caption="Attempts" columns={attemptColumns} rows={attempts} getKey={({ id }) => id} />
        )}
        {attempts.map((attempt) => (
          <AttemptDetails key={attempt.id} attempt={attempt} isOpen={attempt === attempts.at(-1)} />
        ))}
      </Panel>
      <CodeBlock label="Body" value={event} />
    </>
  );
};

/** A delivery: its attempts and the body of the event. */
export const DeliveryView = ({ id, description }: Resource & { readonly id: string }) => {
  const loaded = useLoaded(
    () => control.getDelivery({ path: { ...here(), id } }),
    [id],
    (delivery) => delivery?.status === 'pending',
  );
  return (
    <RecordPage
      description={description}
      name={loaded.value?.event.type ?? 'Delivery'}
      actions={loaded.value && [redeliver(id)]}
      loaded={loaded}
    >
      {(delivery) => <DeliveryDetails {...delivery} />}
    </RecordPage>
  );
};
