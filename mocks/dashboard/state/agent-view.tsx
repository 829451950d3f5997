import type { components } from '@workspace-api/contract';
import { useState } from 'preact/hooks';
import { api } from '../client/api.ts';
import { control } from '../client/control.ts';
import { Button, type Column, Loading, Panel, Time, View } from '../components/index.ts';
import { act } from '../store/act.ts';
import { here, inMode } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { ActivationButton } from './agents-view.tsx';
import { Facts } from './parts/facts.tsx';
import { ListTable } from './parts/list-table.tsx';
import { Back } from './parts/named.tsx';
import { Status } from './parts/status.tsx';
import { useList } from './parts/use-list.ts';
import { usePolling } from './parts/use-polling.ts';
import { PauseDialog } from './pause-dialog.tsx';

type Run = components['schemas']['Run'];

const canFinish = ({ status }: Run): boolean => status === 'pending' || status === 'running';

const finish = ({ id }: Run, status: 'completed' | 'failed') =>
  act(
    () => control('finishRun', { path: { ...here(), id }, body: { status } }),
    `The run ${id} has ${status}.`,
  );

const RunActions = ({ run, onPause }: { run: Run; onPause: () => void }) => (
  <div class="actions">
    {run.status === 'running' && (
      <Button onClick={onPause} label={`Pause ${run.id}`}>
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
  </div>
);

const columnsWith = (pause: (run: Run) => void): readonly Column<Run>[] => [
  { name: 'Run', show: ({ id }) => <code>{id}</code> },
  { name: 'Status', show: ({ status }) => <Status is={status} /> },
  { name: 'Scheduled', show: ({ created_at }) => <Time at={created_at} /> },
  { name: 'Started', show: ({ started_at }) => <Time at={started_at} /> },
  { name: 'Ended', show: ({ finished_at }) => <Time at={finished_at} /> },
  {
    name: 'Actions',
    hasHiddenName: true,
    show: (run) => <RunActions run={run} onPause={() => pause(run)} />,
  },
];

const Runs = ({ agentId, isActive }: { agentId: string; isActive: boolean }) => {
  const [paused, pause] = useState<string>();
  const path = { ...here(), id: agentId };
  const list = useList((query) => api('listRuns', { path, query }), [agentId]);
  usePolling(list.value?.rows.some(canFinish) ?? false, list.reload);
  const start = () => act(() => control('addRun', { path, body: inMode() }), 'The run was started.');
  return (
    <Panel
      title="Runs"
      summary="A run that you start here continues when you advance the clock. You can also pause or finish it."
      actions={
        <Button onClick={start} isDisabled={!isActive}>
          Start a run
        </Button>
      }
    >
      <ListTable
        list={list}
        caption="Runs"
        columns={columnsWith(({ id }) => pause(id))}
        getKey={({ id }) => id}
        empty={{
          title: 'No runs yet',
          hint: isActive
            ? 'The agent runs on its schedule or event, or when you start it.'
            : 'Activate the agent first.',
        }}
      />
      {paused && <PauseDialog runId={paused} onClose={() => pause(undefined)} />}
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
      actions={agent && <ActivationButton {...agent} />}
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
