import { scopes } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { Button, EmptyState, Loading, Panel, SelectField, Table } from '../components/index.ts';
import { act } from '../store/act.ts';
import { workspace } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';

type Rule = components['schemas']['NewPolicyRule'];

const path = () => ({ slug: workspace.value });

/** Changes the rules of the workspace. */
const change = async (edit: (rules: Rule[]) => Rule[]) => {
  const { policy_rules } = await control('getWorkspace', { path: path() });
  await control('updateWorkspace', { path: path(), body: { policy_rules: edit(policy_rules) } });
};

const remove = ({ id, resource, action }: Rule) =>
  act(
    () => change((rules) => rules.filter((rule) => rule.id !== id)),
    `The rule for ${resource}:${action} was deleted.`,
  );

/** The policy rules of the selected workspace. */
export const PoliciesPanel = () => {
  const rules = useLoaded(() => control('getWorkspace', { path: path() }), []);
  const [blocked, setBlocked] = useState<string>('agents:write');
  const add = () => {
    const [resource = '', action] = blocked.split(':');
    const rule = { resource, action: action as Rule['action'] };
    return act(() => change((rules) => [...rules, rule]), `${blocked} is blocked.`);
  };
  return (
    <Panel
      title={`Policy rules of ${workspace.value}`}
      summary="Operations that require a blocked scope are rejected, regardless of the scopes of the token."
    >
      <Loading loaded={rules}>
        {({ policy_rules: data }) =>
          data.length === 0 ? (
            <EmptyState title="No policy rules" />
          ) : (
            <Table
              caption="Policy rules"
              rows={data}
              getKey={({ id = '' }) => id}
              columns={[
                {
                  name: 'Blocks',
                  show: ({ resource, action }) => (
                    <code>
                      {resource}:{action}
                    </code>
                  ),
                },
                { name: 'Rule', show: ({ id }) => <code>{id}</code> },
                {
                  name: 'Actions',
                  hasHiddenName: true,
                  show: (rule) => (
                    <div class="actions">
                      <Button
                        kind="danger"
                        label={`Delete the rule for ${rule.resource}:${rule.action}`}
                        onClick={() => remove(rule)}
                      >
                        Delete
                      </Button>
                    </div>
                  ),
                },
              ]}
            />
          )
        }
      </Loading>
      <form
        class="form-row"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <SelectField label="Scope to block" choices={scopes} value={blocked} onChange={setBlocked} />
        <Button type="submit">Add the policy rule</Button>
      </form>
    </Panel>
  );
};
