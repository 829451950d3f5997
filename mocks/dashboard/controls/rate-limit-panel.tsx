import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { Badge, Button, Loading, Panel, TextField } from '../components/index.ts';
import { act } from '../store/act.ts';
import { workspace } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';

const path = () => ({ path: { slug: workspace.value } });

/** The rate limit for the tokens of the selected workspace. */
export const RateLimitPanel = () => {
  const state = useLoaded(async () => (await control('getWorkspace', path())).rate_limit, []);
  const [limit, setLimit] = useState('5');
  const [seconds, setSeconds] = useState('60');
  const set = () => {
    const body = { rate_limit: { limit: Number(limit), window_seconds: Number(seconds) } };
    return act(() => control('updateWorkspace', { ...path(), body }), 'The rate limit was set.');
  };
  return (
    <Panel
      title={`Rate limit of ${workspace.value}`}
      summary="The number of requests that each token of the workspace may send. A change applies to the next request."
    >
      <Loading loaded={state}>
        {(current) => (
          <p class="line">
            <span>
              {current.limit.toLocaleString('en')} requests in {current.window_seconds} seconds
            </span>
            <Badge tone={current.own ? 'accent' : 'neutral'}>
              {current.own ? 'set for the workspace' : 'default of the sandbox'}
            </Badge>
          </p>
        )}
      </Loading>
      <form
        class="form-row"
        onSubmit={(event) => {
          event.preventDefault();
          void set();
        }}
      >
        <TextField
          label="Requests"
          type="number"
          min={1}
          step={1}
          required
          value={limit}
          onChange={setLimit}
        />
        <TextField
          label="In seconds"
          type="number"
          min={1}
          step={1}
          required
          value={seconds}
          onChange={setSeconds}
        />
        <Button type="submit">Set the rate limit</Button>
        <Button
          isDisabled={state.value?.own !== true}
          onClick={() =>
            act(
              () => control('updateWorkspace', { ...path(), body: { rate_limit: null } }),
              "The sandbox's rate limit applies again.",
            )
          }
        >
          Use the sandbox's limit
        </Button>
      </form>
    </Panel>
  );
};
