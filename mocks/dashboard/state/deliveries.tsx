import type { components } from '@workspace-api/contract/sandbox';
import { control } from '../client/control.ts';
import { type Column, EmptyState, Loading, Table, Time } from '../components/index.ts';
import { here, mode } from '../store/sandbox.ts';
import { type Loaded, useLoaded } from '../store/use-loaded.ts';
import { Named } from './parts/named.tsx';
import { Status } from './parts/status.tsx';
import { usePolling } from './parts/use-polling.ts';

/** The delivery of an event to a subscription. */
export type Delivery = components['schemas']['Delivery'];

/** Reads the deliveries in the selected mode, and polls while one of them is pending. */
export const useDeliveries = (subscription: string): Loaded<readonly Delivery[]> => {
  const loaded = useLoaded(async () => {
    const query = subscription === '' ? {} : { subscription };
    const { data } = await control('listDeliveries', { path: here(), query });
    return data.filter((delivery) => delivery.mode === mode.value);
  }, [subscription]);
  usePolling(loaded.value?.some(({ status }) => status === 'pending') ?? false, loaded.reload);
  return loaded;
};

const columns: readonly Column<Delivery>[] = [
  {
    name: 'Event',
    show: ({ id, event }) => <Named name={event.type} detail={id} to={['state', 'webhooks', id]} />,
  },
  { name: 'Endpoint', show: ({ url }) => <code>{url}</code> },
  { name: 'Status', show: ({ status }) => <Status is={status} /> },
  { name: 'Attempts', isNumber: true, show: ({ attempts }) => attempts.length },
  { name: 'Created', show: ({ created_at }) => <Time at={created_at} /> },
  { name: 'Next attempt', show: ({ next_attempt_at }) => <Time at={next_attempt_at} /> },
];

/** The deliveries to one subscription or to all of them. */
export const Deliveries = ({ subscription }: { subscription: string }) => (
  <Loading loaded={useDeliveries(subscription)}>
    {(rows) =>
      rows.length === 0 ? (
        <EmptyState title="No deliveries">
          <p>
            Deliveries of events to subscriptions appear here. To cause an event, publish the pages or submit
            a form.
          </p>
        </EmptyState>
      ) : (
        <Table caption="Deliveries" columns={columns} rows={rows} getKey={({ id }) => id} />
      )
    }
  </Loading>
);
