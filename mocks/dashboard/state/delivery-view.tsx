import { control } from '../client/control.ts';
import {
  Button,
  CodeBlock,
  type Column,
  EmptyState,
  Loading,
  Panel,
  Table,
  Time,
  View,
} from '../components/index.ts';
import { act } from '../store/act.ts';
import { go, href } from '../store/route.ts';
import { here } from '../store/sandbox.ts';
import { type Delivery, useDeliveries } from './deliveries.tsx';
import { Facts } from './parts/facts.tsx';
import { Back } from './parts/named.tsx';
import { Status } from './parts/status.tsx';

type Attempt = Delivery['attempts'][number];

const attemptColumns: readonly Column<Attempt>[] = [
  { name: 'Attempt', show: ({ id }) => <code>{id}</code> },
  { name: 'Sent', show: ({ sent_at }) => <Time at={sent_at} /> },
  { name: 'Ended', show: ({ finished_at }) => <Time at={finished_at} /> },
  {
    name: 'Outcome',
    show: ({ status, failure, finished_at }) =>
      status ?? failure ?? (finished_at === null ? 'in progress' : 'no response'),
  },
];

const redeliver = (id: string) =>
  act(async () => {
    const { id: again } = await control('redeliver', { path: { ...here(), id } });
    go(['state', 'webhooks', again]);
  }, 'The event will be delivered again.');

const Summary = ({ delivery }: { delivery: Delivery }) => (
  <Facts
    facts={{
      Id: <code>{delivery.id}</code>,
      Status: <Status is={delivery.status} />,
      Event: <code>{delivery.event.id}</code>,
      Endpoint: <code>{delivery.url}</code>,
      Subscription: <code>{delivery.subscription_id}</code>,
      Created: <Time at={delivery.created_at} />,
      'Next attempt': <Time at={delivery.next_attempt_at} />,
      ...(delivery.redelivery_of && {
        'Redelivery of': (
          <a href={href(['state', 'webhooks', delivery.redelivery_of])}>{delivery.redelivery_of}</a>
        ),
      }),
    }}
  />
);

/** A delivery: its attempts and the body of the event. */
export const DeliveryView = ({ id }: { id: string }) => {
  const loaded = useDeliveries('');
  const match = loaded.value?.find((delivery) => delivery.id === id);
  return (
    <View
      title={match?.event.type ?? 'Delivery'}
      summary={<Back to="webhooks" />}
      actions={match && <Button onClick={() => redeliver(id)}>Deliver again</Button>}
    >
      <Loading loaded={loaded}>
        {() =>
          match ? (
            <>
              <Panel>
                <Summary delivery={match} />
              </Panel>
              <Panel title="Attempts">
                {match.attempts.length === 0 ? (
                  <EmptyState title="No attempt yet" />
                ) : (
                  <Table
                    caption="Attempts"
                    columns={attemptColumns}
                    rows={match.attempts}
                    getKey={(attempt) => attempt.id}
                  />
                )}
              </Panel>
              <CodeBlock label="Body" value={match.event} />
            </>
          ) : (
            <EmptyState title="Delivery not found">
              <p>It may belong to the other mode, or be older than the latest 1,000 deliveries.</p>
            </EmptyState>
          )
        }
      </Loading>
    </View>
  );
};
