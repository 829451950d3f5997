import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { Badge, Button, Loading, Panel, TextField } from '../components/index.ts';
import { act } from '../store/act.ts';
import { useLoaded } from '../store/use-loaded.ts';

/** The longest latency that the control plane accepts, in milliseconds. */
const longest = 60_000;

/** Sets the latency of all requests. */
export const LatencyPanel = () => {
  const disturbance = useLoaded(() => control('getDisturbance'), []);
  const [min, setMin] = useState('200');
  const [max, setMax] = useState('800');
  const set = (latency: { min: number; max: number } | null, done: string) =>
    act(() => control('setDisturbance', { body: { latency } }), done);
  return (
    <Panel
      title="Latency"
      summary="Delays every request to the API, in real time. For a fixed delay, use the same minimum and maximum."
    >
      <Loading loaded={disturbance}>
        {({ latency }) => (
          <p class="line">
            {latency ? (
              <Badge tone="warn">
                {latency.min === latency.max ? `${latency.min} ms` : `${latency.min} to ${latency.max} ms`}
              </Badge>
            ) : (
              <Badge>none</Badge>
            )}
          </p>
        )}
      </Loading>
      <form
        class="form-row"
        onSubmit={(event) => {
          event.preventDefault();
          void set({ min: Number(min), max: Number(max) }, 'The latency was set.');
        }}
      >
        <TextField
          label="Minimum in milliseconds"
          type="number"
          min={0}
          max={longest}
          step={1}
          required
          value={min}
          onChange={setMin}
        />
        <TextField
          label="Maximum in milliseconds"
          type="number"
          min={0}
          max={longest}
          step={1}
          required
          value={max}
          onChange={setMax}
        />
        <Button type="submit">Set the latency</Button>
        <Button
          isDisabled={disturbance.value?.latency === null}
          onClick={() => set(null, 'The latency was removed.')}
        >
          Remove the latency
        </Button>
      </form>
    </Panel>
  );
};
