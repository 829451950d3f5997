import { scopes } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { control } from '../client/control.ts';
import { actionColumn, Button, Panel, RecordTable, RowForm } from '../components/index.ts';
import { act } from '../store/act.ts';
import { here, workspace } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';

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
export const PoliciesPanel = () => {
  const rules = useLoaded(readRules, []);
  return (
    <Panel
      title={`Policy rules of ${workspace.value}`}
      summary="Operations that require a blocked scope are rejected, regardless of the scopes of the token."
    >
      <RecordTable
        caption="Policy rules"
        loaded={rules}
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
      />
      <RowForm
        inputs={{ blocked: { label: 'Scope to block', choices: scopes, initial: 'agents:write' } }}
        submit="Add the policy rule"
        onSubmit={add}
      />
    </Panel>
  );
};
