import type { components } from '@workspace-api/contract';
import { api } from '../client/api.ts';
import { Button, type Column, Loading, Panel, Time, View } from '../components/index.ts';
import { controlRequest, openForm, runRequest } from '../operation/index.ts';
import { here, inMode } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { ActivationButton, DeleteAgentButton } from './agents-view.tsx';
import { DeleteButton, deletion } from './parts/delete-button.tsx';
import { Facts } from './parts/facts.tsx';
import { ListTable } from './parts/list-table.tsx';
import { Back } from './parts/named.tsx';
import { Status } from './parts/status.tsx';
import { useList } from './parts/use-list.ts';
import { usePolling } from './parts/use-polling.ts';

type Run = components['schemas']['Run'];

const canFinish = ({ status }: Run): boolean => status === 'pending' || status === 'running';

const finish = ({ id }: Run, status: 'completed' | 'failed') =>
  runRequest(controlRequest('finishRun', { path: { ...here(), id } }), `The run ${id} has ${status}.`, {
    status,
  });

const pause = ({ id }: Run) =>
  openForm({
    title: 'Pause for an approval',
    action: 'Pause the run',
    text: 'As the agent does for an action that needs an approval.',
    done: 'The run waits for an approval.',
    request: controlRequest('pauseRun', { path: { ...here(), id } }),
    initial: { action: 'review', payload: {} },
  });

const RunActions = (run: Run) => (
  <div class="actions">
    {run.status === 'running' && (
      <Button onClick={() => pause(run)} label={`Pause ${run.id}`}>
        Pause
      </Button>
    )}
    {canFinish(run) && (
      <>
        <Button onClick={() => finish(run, 'completed')} label={`Complete ${run.id}`}>
          Complete
        </Button>
        <Button onClick={() => finish(run, 'failed')} label={`Fail ${run.id}`} kind="danger">
          Fail
        </Button>
      </>
    )}
    {run.status === 'awaiting_approval' && <a href="#/state/approvals">Decide</a>}
    <DeleteButton
      name={run.id}
      text="This deletes the run and its approvals."
      request={deletion('runs', run.id)}
    />
  </div>
);

const columns: readonly Column<Run>[] = [
  { name: 'Run', show: ({ id }) => <code>{id}</code> },
  { name: 'Status', show: ({ status }) => <Status is={status} /> },
  { name: 'Scheduled', show: ({ created_at }) => <Time at={created_at} /> },
  { name: 'Started', show: ({ started_at }) => <Time at={started_at} /> },
  { name: 'Ended', show: ({ finished_at }) => <Time at={finished_at} /> },
  { name: 'Actions', hasHiddenName: true, show: RunActions },
];

const Runs = ({ agentId, isActive }: { agentId: string; isActive: boolean }) => {
  const path = { ...here(), id: agentId };
  const list = useList((query) => api('listRuns', { path, query }), [agentId]);
  usePolling(list.value?.rows.some(canFinish) ?? false, list.reload);
  const start = () =>
    openForm({
      title: 'Start a run',
      action: 'Start',
      done: 'The run was added.',
      request: controlRequest('addRecord', { path: { ...here(), resource: 'runs' }, query: inMode() }),
      fixed: { agent_id: agentId },
      initial: { status: 'running' },
    });
  const startButton = (
    <Button onClick={start} isDisabled={!isActive}>
      Start a run
    </Button>
  );
  return (
    <Panel
      title="Runs"
      summary="Starting, pausing, finishing and deleting runs are controls of the sandbox. A run that you start continues when you advance the clock."
      actions={startButton}
    >
      <ListTable
        list={list}
        caption="Runs"
        columns={columns}
        getKey={({ id }) => id}
        empty={{
          title: 'No runs yet',
          hint: isActive
            ? 'The agent runs on its schedule or event, or when you start it.'
            : 'Activate the agent first.',
          action: isActive && startButton,
        }}
      />
    </Panel>
  );
};

/** An agent with its runs. */
export const AgentView = ({ id }: { id: string }) => {
  const loaded = useLoaded(() => api('getAgent', { path: { ...here(), id } }), [id]);
  const agent = loaded.value;
  return (
    <View
      title={agent?.name ?? 'Agent'}
      summary={<Back to="agents" />}
      actions={
        agent && (
          <>
            <ActivationButton {...agent} />
            <DeleteAgentButton agent={agent} to={['state', 'agents']} />
          </>
        )
      }
    >
      <Loading loaded={loaded}>
        {({ status, task, schedule, trigger, created_at }) => (
          <>
            <Panel>
              <Facts
                facts={{
                  Id: <code>{id}</code>,
                  Status: <Status is={status} />,
                  Task: task,
                  Schedule: schedule && <code>{schedule}</code>,
                  Event: trigger && <code>{trigger}</code>,
                  Created: <Time at={created_at} />,
                }}
              />
            </Panel>
            <Runs agentId={id} isActive={status === 'active'} />
          </>
        )}
      </Loading>
    </View>
  );
};
