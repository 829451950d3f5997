import type { components } from '@workspace-api/contract';
import { api } from '../client/api.ts';
import { Button, type Column, Panel, Time, View } from '../components/index.ts';
import { apiRequest, openForm, runRequest } from '../operation/index.ts';
import { here } from '../store/sandbox.ts';
import { DeleteButton, deletion } from './parts/delete-button.tsx';
import { ListTable } from './parts/list-table.tsx';
import { Named } from './parts/named.tsx';
import { Status } from './parts/status.tsx';
import { useList } from './parts/use-list.ts';

/** An agent of the workspace. */
export type Agent = components['schemas']['Agent'];

const turn = ({ id, name, status }: Agent) => {
  const path = { ...here(), id };
  return status === 'active'
    ? runRequest(apiRequest('deactivateAgent', { path }), `${name} was deactivated.`)
    : runRequest(apiRequest('activateAgent', { path }), `${name} was activated.`);
};

/** Switches an agent on and off. */
export const ActivationButton = (agent: Agent) => {
  const name = agent.status === 'active' ? 'Deactivate' : 'Activate';
  return (
    <Button onClick={() => turn(agent)} label={`${name} ${agent.name}`}>
      {name}
    </Button>
  );
};

/** Deletes an agent. */
export const DeleteAgentButton = ({ agent: { id, name }, to }: { agent: Agent; to?: readonly string[] }) => (
  <DeleteButton
    name={name}
    text="This deletes the agent, its runs and their approvals."
    request={deletion('agents', id)}
    {...(to && { to })}
  />
);

const CreateButton = () => (
  <Button
    kind="primary"
    onClick={() =>
      openForm({
        title: 'Create an agent',
        action: 'Create',
        text: 'It starts inactive.',
        done: 'The agent was created.',
        request: apiRequest('createAgent', { path: here() }),
      })
    }
  >
    Create an agent
  </Button>
);

const Cause = ({ schedule, trigger }: Agent) => {
  const causes = [schedule && `schedule ${schedule}`, trigger && `event ${trigger}`].filter(Boolean);
  return causes.length === 0 ? <span class="soft">–</span> : <code>{causes.join(', ')}</code>;
};

const columns: readonly Column<Agent>[] = [
  {
    name: 'Agent',
    show: ({ id, name }) => <Named name={name} detail={id} to={['state', 'agents', id]} />,
  },
  { name: 'Status', show: ({ status }) => <Status is={status} /> },
  { name: 'Runs on', show: Cause },
  { name: 'Created', show: ({ created_at }) => <Time at={created_at} /> },
  {
    name: 'Actions',
    hasHiddenName: true,
    show: (agent) => (
      <div class="actions">
        <ActivationButton {...agent} />
        <DeleteAgentButton agent={agent} />
      </div>
    ),
  },
];

/** The agents of the workspace. */
export const AgentsView = () => {
  const list = useList((query) => api('listAgents', { path: here(), query }));
  return (
    <View
      title="Agents"
      summary="Automations of the workspace. Open one to see and start its runs."
      actions={<CreateButton />}
    >
      <Panel>
        <ListTable
          list={list}
          caption="Agents"
          columns={columns}
          getKey={({ id }) => id}
          empty={{
            title: 'No agents',
            hint: 'Clients create agents with the operation createAgent.',
            action: <CreateButton />,
          }}
        />
      </Panel>
    </View>
  );
};
