import { control } from '../client/control.ts';
import { Badge, Button, Loading, Panel, RowForm } from '../components/index.ts';
import { act } from '../store/act.ts';
import { here, workspace } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';

const set = (rate_limit: { limit: number; window_seconds: number } | null) =>
  act(
    () => control('updateWorkspace', { path: here(), body: { rate_limit } }),
    rate_limit ? 'The rate limit was set.' : "The sandbox's rate limit applies again.",
  );

const count = { type: 'number', min: 1, step: 1, required: true } as const;

/** The rate limit for the tokens of the selected workspace. */
export const RateLimitPanel = () => {
  const state = useLoaded(async () => (await control('getWorkspace', { path: here() })).rate_limit, []);
  return (
    <Panel
      title={`Rate limit of ${workspace.value}`}
      summary="The number of requests that each token of the workspace may send. A change applies to the next request."
    >
      <Loading loaded={state}>
        {({ limit, window_seconds, own }) => (
          <p class="line">
            <span>
              {limit.toLocaleString('en')} requests in {window_seconds} seconds
            </span>
            <Badge tone={own ? 'accent' : 'neutral'}>
              {own ? 'set for the workspace' : 'default of the sandbox'}
            </Badge>
          </p>
        )}
      </Loading>
      <RowForm
        inputs={{
          limit: { label: 'Requests', initial: '5', ...count },
          seconds: { label: 'In seconds', initial: '60', ...count },
        }}
        submit="Set the rate limit"
        onSubmit={({ limit, seconds }) => set({ limit: Number(limit), window_seconds: Number(seconds) })}
      >
        <Button isDisabled={state.value?.own !== true} onClick={() => set(null)}>
          Use the sandbox's limit
        </Button>
      </RowForm>
    </Panel>
  );
};
