import { type components as apiComponents, events } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control, controlRequest } from '../../client/request.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import { Field } from '../../components/form.tsx';
import { HeaderList, Members, Named } from '../../components/values.tsx';
import { EmptyState, Loading, Panel, Table, View } from '../../components/view.tsx';
import { toAction } from '../../operation/action.ts';
import { ActionButtons } from '../../operation/action-buttons.tsx';
import { RecordsPanel } from '../../operation/records-panel.tsx';
import { MessagePart } from '../../requests/request-details.tsx';
import { go, here, href, mode } from '../../store/route.ts';
import { useLoaded } from '../../store/use-loaded.ts';
import { definePart, type Resource } from '../part.ts';
import { ResourceView } from '../resource-view.tsx';

type Delivery = components['schemas']['Delivery'];
type Attempt = Delivery['attempts'][number];

/** Reads the deliveries in the selected mode. */
const listDeliveries = async () => {
  const { data } = await control.listDeliveries({ path: here() });
  return { data: data.filter((delivery) => delivery.mode === mode.value) };
};

const isPending = ({ status }: Delivery): boolean => status === 'pending';

/** The deliveries to one subscription or to all of them. */
const Deliveries = () => {
  const [subscription, choose] = useState('');
  return (
    <RecordsPanel
      title="Deliveries"
      summary="Newest first. Open a delivery to see its body and attempts, and to deliver it again."
      load={listDeliveries}
      isChanging={(deliveries) => deliveries.some(isPending)}
      filter={(deliveries) => {
        const endpoints = new Map(deliveries.map(({ subscription_id, url }) => [subscription_id, url]));
        const choices = [['', 'All subscriptions'] as const, ...endpoints];
        return (
          endpoints.size > 0 && <Field label="To" value={subscription} onChange={choose} choices={choices} />
        );
      }}
      isShown={({ subscription_id }) => subscription === '' || subscription_id === subscription}
      columns={[
        {
          name: 'Event',
          show: ({ id, event }) => (
            <Named name={event.type} code={id} href={href(['state', 'deliveries', id])} />
          ),
        },
        'url',
        'status',
        { name: 'Attempts', isNumber: true, show: ({ attempts }) => attempts.length },
        'created_at',
        'next_attempt_at',
      ]}
      empty={
        <EmptyState
          title="No deliveries"
          hint="Deliveries of events to subscriptions appear here. To cause an event, publish the pages or submit a form."
        />
      }
    />
  );
};

const types = Object.keys(events);

/** What a subscription can select: all events, the events of a resource, or one. */
const selectable = ['*', ...new Set(types.map((type) => type.replace(/[^.]+$/, '*'))), ...types];

/** The subscriptions of the workspace. Below them are the deliveries. */
export const subscriptionPart = definePart<apiComponents['schemas']['WebhookSubscription']>({
  summary: 'Subscriptions, and the events that are delivered to them.',
  view: (resource: Resource) => (
    <ResourceView {...resource}>
      <Deliveries />
    </ResourceView>
  ),
  create: () => ({
    label: 'Create a subscription',
    narrowed: { '/events': { items: { type: 'string', enum: selectable } } },
  }),
  label: 'url',
  // The circuit breaker of a failing endpoint pauses its deliveries.
  columns: ['events', 'paused_until', 'created_at'],
});

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

/** A delivery: its attempts and the body of the event. */
export const DeliveryView = ({ id }: { readonly id: string }) => {
  const read = () => control.getDelivery({ path: { ...here(), id } });
  const redeliver = toAction(controlRequest('redeliver', { path: { id } }), {
    label: 'Deliver again',
    done: 'The event will be delivered again.',
    onDone: (redelivery) => go(['state', 'deliveries', (redelivery as Delivery).id]),
  });
  const loaded = useLoaded(read, [id], (delivery) => delivery !== undefined && isPending(delivery));
  return (
    <View
      title={loaded.value?.event.type ?? 'Delivery'}
      summary={<a href={href(['state', 'webhooks'])}>← Webhooks</a>}
      actions={loaded.value && <ActionButtons actions={[redeliver]} />}
    >
      <Loading loaded={loaded}>
        {({ attempts, event, ...delivery }) => (
          <>
            <Panel>
              <Members
                of={delivery}
                names={['id', 'status', 'url', 'subscription_id', 'created_at', 'next_attempt_at']}
              />
              {delivery.redelivery_of && (
                <p>
                  Redelivery of{' '}
                  <a href={href(['state', 'deliveries', delivery.redelivery_of])}>{delivery.redelivery_of}</a>
                </p>
              )}
            </Panel>
            <Panel title="Attempts">
              <Table
                caption="Attempts"
                rows={attempts}
                empty="No attempt yet"
                columns={[
                  { name: 'Attempt', show: ({ id }) => <code>{id}</code> },
                  'sent_at',
                  'finished_at',
                  {
                    name: 'Outcome',
                    show: ({ status, failure, finished_at }) =>
                      status ?? failure ?? (finished_at === null ? 'in progress' : 'no response'),
                  },
                ]}
              />
              {attempts.map((attempt) => (
                <AttemptDetails key={attempt.id} attempt={attempt} isOpen={attempt === attempts.at(-1)} />
              ))}
            </Panel>
            <CodeBlock label="Body" value={event} />
          </>
        )}
      </Loading>
    </View>
  );
};
