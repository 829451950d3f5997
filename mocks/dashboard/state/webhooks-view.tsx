import type { components } from '@workspace-api/contract';
import { useState } from 'preact/hooks';
import { api } from '../client/api.ts';
import { Badge, Button, type Column, Panel, SelectField, Time, View } from '../components/index.ts';
import { apiRequest, openForm } from '../operation/index.ts';
import { here } from '../store/sandbox.ts';
import { Deliveries } from './deliveries.tsx';
import { DeleteButton } from './parts/delete-button.tsx';
import { ListTable } from './parts/list-table.tsx';
import { Named } from './parts/named.tsx';
import { useList } from './parts/use-list.ts';

type Subscription = components['schemas']['WebhookSubscription'];

const SubscribeButton = () => (
  <Button
    kind="primary"
    onClick={() =>
      openForm({
        title: 'Create a subscription',
        action: 'Create',
        done: 'The subscription was created. Copy its signing secret now from the response: it is shown only once.',
        request: apiRequest('createWebhookSubscription', { path: here() }),
      })
    }
  >
    Create a subscription
  </Button>
);

const columns: readonly Column<Subscription>[] = [
  { name: 'Endpoint', show: ({ id, url }) => <Named name={url} detail={id} /> },
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
  { name: 'Created', show: ({ created_at }) => <Time at={created_at} /> },
  {
    name: 'Actions',
    hasHiddenName: true,
    show: ({ id, url }) => (
      <div class="actions">
        <DeleteButton
          name={url}
          text="This deletes the subscription. Nothing is delivered to the endpoint any more."
          request={apiRequest('deleteWebhookSubscription', { path: { ...here(), id } })}
        />
      </div>
    ),
  },
];

/** The webhook subscriptions of the workspace, and the deliveries to them. */
export const WebhooksView = () => {
  const [subscription, choose] = useState('');
  const list = useList((query) => api('listWebhookSubscriptions', { path: here(), query }));
  const choices = (list.value?.rows ?? []).map(({ id, url }) => [id, url] as const);
  return (
    <View
      title="Webhooks"
      summary="Subscriptions, and the events that are delivered to them."
      actions={<SubscribeButton />}
    >
      <Panel title="Subscriptions">
        <ListTable
          list={list}
          caption="Subscriptions"
          columns={columns}
          getKey={({ id }) => id}
          empty={{
            title: 'No subscriptions',
            hint: 'Clients create subscriptions with the operation createWebhookSubscription.',
            action: <SubscribeButton />,
          }}
        />
      </Panel>
      <Panel
        title="Deliveries"
        summary="Newest first. Open a delivery to see its body and attempts, and to deliver it again."
        actions={
          choices.length > 0 && (
            <SelectField
              label="To"
              value={subscription}
              onChange={choose}
              choices={[['', 'All subscriptions'], ...choices]}
            />
          )
        }
      >
        <Deliveries subscription={subscription} />
      </Panel>
    </View>
  );
};
