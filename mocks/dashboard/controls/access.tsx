import { scopes } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { control, controlRequest } from '../client/request.ts';
import { RowForm } from '../components/form.tsx';
import { Badge, Facts } from '../components/values.tsx';
import { LoadedPanel } from '../components/view.tsx';
import { type Action, toAction } from '../operation/action.ts';
import { ActionButtons } from '../operation/action-buttons.tsx';
import { RecordsPanel } from '../operation/records-panel.tsx';
import { act } from '../store/events.ts';
import { here, workspace } from '../store/route.ts';

type Settings = components['schemas']['WorkspaceState'];

const readSettings = () => control.getWorkspace({ path: here() });

/** A change of the settings of the selected workspace. */
const update = (own: Partial<Action>) => toAction(controlRequest('updateWorkspace'), own);

const listChanges = ({ held, rate_limit: { limit, window_seconds, own } }: Settings) => [
  update({
    label: 'Set the rate limit',
    hasMember: (name) => name === 'rate_limit',
    // Without null, which has a button of its own.
    narrowed: { '/rate_limit': { $ref: '#/components/schemas/RateLimit' } },
    initial: { rate_limit: own ? { limit, window_seconds } : { limit: 5, window_seconds: 60 } },
  }),
  update({
    label: "Use the sandbox's limit",
    body: { rate_limit: null },
    isDisabled: !own,
    done: "The sandbox's rate limit applies again.",
  }),
  update({
    label: held ? 'Lift the hold' : 'Place a hold',
    body: { held: !held },
    isDangerous: !held,
    done: held ? `The hold on ${workspace.value} was lifted.` : `A hold was placed on ${workspace.value}.`,
  }),
];

/** The hold on the selected workspace, and the rate limit of its tokens. */
export const RestrictionsPanel = () => (
  <LoadedPanel
    title={`Hold and rate limit of ${workspace.value}`}
    summary="The rate limit is the number of requests that each token may send. A change applies to the next request."
    load={readSettings}
    actions={(settings) => <ActionButtons actions={listChanges(settings)} />}
  >
    {({ held, rate_limit: { limit, window_seconds, own } }) => (
      <Facts
        facts={{
          Hold: <Badge tone={held ? 'bad' : 'good'}>{held ? 'on hold' : 'no hold'}</Badge>,
          'Rate limit': (
            <span class="line">
              {limit.toLocaleString('en')} requests in {window_seconds} seconds
              <Badge tone={own ? 'accent' : 'neutral'}>
                {own ? 'set for the workspace' : 'default of the sandbox'}
              </Badge>
            </span>
          ),
        }}
      />
    )}
  </LoadedPanel>
);

type Rule = components['schemas']['NewPolicyRule'];

const add = ({ blocked }: { blocked: string }) => {
  const [resource = '', action] = blocked.split(':');
  const rule = { resource, action: action as Rule['action'] };
  return act(async () => {
    const { policy_rules } = await readSettings();
    await control.updateWorkspace({ path: here(), body: { policy_rules: [...policy_rules, rule] } });
  }, `${blocked} is blocked.`);
};

const formatScope = ({ resource, action }: Rule) => `${resource}:${action}`;

/** The policy rules of the selected workspace. */
export const PoliciesPanel = () => (
  <RecordsPanel
    title={`Policy rules of ${workspace.value}`}
    summary="Operations that require a blocked scope are rejected, regardless of the scopes of the token."
    load={async (): Promise<{ data: readonly Rule[] }> => ({ data: (await readSettings()).policy_rules })}
    empty="No policy rules"
    columns={[{ name: 'Blocks', show: (rule) => <code>{formatScope(rule)}</code> }, 'id']}
    rowActions={(rule, rules) => [
      update({
        label: 'Delete',
        title: `Delete the rule for ${formatScope(rule)}`,
        name: formatScope(rule),
        body: { policy_rules: rules.filter(({ id }) => id !== rule.id) },
        isDangerous: true,
        done: `The rule for ${formatScope(rule)} was deleted.`,
      }),
    ]}
  >
    <RowForm
      inputs={{ blocked: { label: 'Scope to block', choices: scopes, initial: 'agents:write' } }}
      submit="Add the policy rule"
      onSubmit={add}
    />
  </RecordsPanel>
);
