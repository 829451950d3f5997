import type { components } from '@workspace-api/contract';
import { api } from '../client/api.ts';
import { Button, type Column, Panel, Time, View } from '../components/index.ts';
import { act } from '../store/act.ts';
import { here } from '../store/sandbox.ts';
import { ListTable } from './parts/list-table.tsx';
import { Named } from './parts/named.tsx';
import { Status } from './parts/status.tsx';
import { useList } from './parts/use-list.ts';

/** An agent of the workspace. */
export type Agent = components['schemas']['Agent'];

const turn = ({ id, name, status }: Agent) =>
  status === 'active'
    ? act(() => api('deactivateAgent', { path: { ...here(), id } }), `${name} was deactivated.`)
    : act(() => api('activateAgent', { path: { ...here(), id } }), `${name} was activated.`);

/** Switches an agent on and off. */
export const ActivationButton = (agent: Agent) => {
  const name = agent.status === 'active' ? 'Deactivate' : 'Activate';
  return (
    <Button onClick={() => turn(agent)} label={`${name} ${agent.name}`}>
      {name}
    </Button>
  );
};

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
      </div>
    ),
  },
];

/** The agents of the workspace. */
export const AgentsView = () => {
  const list = useList((query) => api('listAgents', { path: here(), query }));
  return (
    <View title="Agents" summary="Automations of the workspace. Open one to see and start its runs.">
      <Panel>
        <ListTable
          list={list}
          caption="Agents"
          columns={columns}
          getKey={({ id }) => id}
          empty={{ title: 'No agents', hint: 'Clients create agents with the operation createAgent.' }}
        />
      </Panel>
    </View>
  );
};
