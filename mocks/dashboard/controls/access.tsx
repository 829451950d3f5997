import { scopes } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { control, records } from '../client/request.ts';
import {
  actionColumn,
  Badge,
  Button,
  type Column,
  Loading,
  Named,
  None,
  Panel,
  RecordPanel,
  RowForm,
} from '../components/index.ts';
import { act } from '../store/events.ts';
import { here, workspace } from '../store/selection.ts';
import { useLoaded } from '../store/use-loaded.ts';

const setHold = (held: boolean) =>
  act(
    () => control('updateWorkspace', { path: here(), body: { held } }),
    held ? `A hold was placed on ${workspace.value}.` : `The hold on ${workspace.value} was lifted.`,
  );

/** Puts the selected workspace on hold. */
export const HoldPanel = () => {
  const hold = useLoaded(() => control('getWorkspace', { path: here() }));
  return (
    <Panel
      title={`Hold on ${workspace.value}`}
      summary="A billing or compliance hold: requests to the workspace are rejected, in both modes."
    >
      <Loading loaded={hold}>
        {({ held }) => (
          <p class="line">
            <Badge tone={held ? 'bad' : 'good'}>{held ? 'on hold' : 'no hold'}</Badge>
            <Button kind={held ? 'plain' : 'danger'} onClick={() => setHold(!held)}>
              {held ? 'Lift the hold' : 'Place a hold'}
            </Button>
          </p>
        )}
      </Loading>
    </Panel>
  );
};

const setRateLimit = (rate_limit: { limit: number; window_seconds: number } | null) =>
  act(
    () => control('updateWorkspace', { path: here(), body: { rate_limit } }),
    rate_limit ? 'The rate limit was set.' : "The sandbox's rate limit applies again.",
  );

const count = { type: 'number', min: 1, step: 1, required: true } as const;

/** The rate limit for the tokens of the selected workspace. */
export const RateLimitPanel = () => {
  const state = useLoaded(async () => (await control('getWorkspace', { path: here() })).rate_limit);
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
        onSubmit={({ limit, seconds }) =>
          setRateLimit({ limit: Number(limit), window_seconds: Number(seconds) })
        }
      >
        <Button isDisabled={state.value?.own !== true} onClick={() => setRateLimit(null)}>
          Use the sandbox's limit
        </Button>
      </RowForm>
    </Panel>
  );
};

type Token = components['schemas']['TokenState'];

const exhaust = ({ id }: Token) =>
  act(() => control('exhaustRateLimit', { path: { id } }), `The rate limit of ${id} is used up.`);

const requireMfa = ({ id, mfa_required }: Token) =>
  act(
    () =>
      control('updateRecord', {
        path: { ...here(), resource: 'tokens', id },
        body: { mfa_required: !mfa_required },
      }),
    mfa_required ? `${id} completed its second factor.` : `${id} must complete a second factor.`,
  );

const tokenColumns: readonly Column<Token>[] = [
  {
    name: 'Token',
    show: ({ id, name }) => <Named name={<code>{id}</code>} detail={name} />,
  },
  { name: 'Kind', show: ({ kind, mode }) => `${kind}, ${mode}` },
  {
    name: 'Second factor',
    show: (token) =>
      token.kind === 'session' ? (
        <Badge tone={token.mfa_required ? 'warn' : 'neutral'}>
          {token.mfa_required ? 'required' : 'not required'}
        </Badge>
      ) : (
        <None />
      ),
  },
  actionColumn((token) => (
    <>
      {token.kind === 'session' && (
        <Button
          label={`${token.mfa_required ? 'Complete' : 'Require'} second factor: ${token.id}`}
          onClick={() => requireMfa(token)}
        >
          {token.mfa_required ? 'Complete second factor' : 'Require second factor'}
        </Button>
      )}
      <Button label={`Use up its limit: ${token.id}`} onClick={() => exhaust(token)}>
        Use up its limit
      </Button>
    </>
  )),
];

const readActive = async () => {
  const { data } = await records.listRecords({ path: { ...here(), resource: 'tokens' } });
  return data.filter(({ status }) => status === 'active');
};

/** Simulates events on the tokens of the selected workspace. */
export const TokensPanel = () => (
  <RecordPanel
    title={`Tokens of ${workspace.value}`}
    summary="Use up the rate limit of a token, or require a second factor of a session."
    caption="Tokens"
    load={readActive}
    empty="No active tokens"
    getKey={({ id }) => id}
    columns={tokenColumns}
  />
);

type Rule = components['schemas']['NewPolicyRule'];

const readRules = async (): Promise<Rule[]> => (await control('getWorkspace', { path: here() })).policy_rules;

/** Changes the rules of the workspace. */
const change = (edit: (rules: Rule[]) => Rule[], done: string) =>
  act(async () => {
    const policy_rules = edit(await readRules());
    await control('updateWorkspace', { path: here(), body: { policy_rules } });
  }, done);

const add = ({ blocked }: { blocked: string }) => {
  const [resource = '', action] = blocked.split(':');
  const rule = { resource, action: action as Rule['action'] };
  return change((rules) => [...rules, rule], `${blocked} is blocked.`);
};

const formatScope = ({ resource, action }: Rule) => `${resource}:${action}`;

/** The policy rules of the selected workspace. */
export const PoliciesPanel = () => (
  <RecordPanel
    title={`Policy rules of ${workspace.value}`}
    summary="Operations that require a blocked scope are rejected, regardless of the scopes of the token."
    caption="Policy rules"
    load={readRules}
    empty="No policy rules"
    getKey={({ id = '' }) => id}
    columns={[
      { name: 'Blocks', show: (rule) => <code>{formatScope(rule)}</code> },
      { name: 'Rule', show: ({ id }) => <code>{id}</code> },
      actionColumn((rule: Rule) => (
        <Button
          kind="danger"
          label={`Delete the rule for ${formatScope(rule)}`}
          onClick={() =>
            change(
              (all) => all.filter(({ id }) => id !== rule.id),
              `The rule for ${formatScope(rule)} was deleted.`,
            )
          }
        >
          Delete
        </Button>
      )),
    ]}
  >
    <RowForm
      inputs={{ blocked: { label: 'Scope to block', choices: scopes, initial: 'agents:write' } }}
      submit="Add the policy rule"
      onSubmit={add}
    />
  </RecordPanel>
);
