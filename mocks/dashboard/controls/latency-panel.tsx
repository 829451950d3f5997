import type { components } from '@workspace-api/contract/sandbox';
import { control } from '../client/control.ts';
import { Badge, Button, Loading, Panel, RowForm } from '../components/index.ts';
import { act } from '../store/act.ts';
import { useLoaded } from '../store/use-loaded.ts';

type Latency = NonNullable<components['schemas']['Disturbance']['latency']>;

/** Formats a delay: `200 to 800 ms`. */
export const formatLatency = ({ min, max }: Latency): string =>
  min === max ? `${min} ms` : `${min} to ${max} ms`;

/** What an input for milliseconds accepts: the longest latency is the control plane's. */
const milliseconds = { type: 'number', min: 0, max: 60_000, step: 1, required: true } as const;

const set = (latency: Latency | null) =>
  act(
    () => control('setDisturbance', { body: { latency } }),
    latency ? 'The latency was set.' : 'The latency was removed.',
  );

/** Sets the latency of all requests. */
export const LatencyPanel = () => {
  const disturbance = useLoaded(() => control('getDisturbance'), []);
  return (
    <Panel
      title="Latency"
      summary="Delays every request to the API, in real time. For a fixed delay, use the same minimum and maximum."
    >
      <Loading loaded={disturbance}>
        {({ latency }) => (
          <p class="line">
            <Badge tone={latency ? 'warn' : 'neutral'}>{latency ? formatLatency(latency) : 'none'}</Badge>
          </p>
        )}
      </Loading>
      <RowForm
        inputs={{
          min: { label: 'Minimum in milliseconds', initial: '200', ...milliseconds },
          max: { label: 'Maximum in milliseconds', initial: '800', ...milliseconds },
        }}
        submit="Set the latency"
        onSubmit={({ min, max }) => set({ min: Number(min), max: Number(max) })}
      >
        <Button isDisabled={disturbance.value?.latency === null} onClick={() => set(null)}>
          Remove the latency
        </Button>
      </RowForm>
    </Panel>
  );
};
