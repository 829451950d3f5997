import { type components, events } from '@workspace-api/contract';
import { addRecord, apiRequest, controlRequest } from '../../client/request.ts';
import { Status } from '../../components/index.ts';
import { toAction } from '../../operation/index.ts';
import { href } from '../../store/route.ts';
import { here } from '../../store/selection.ts';
import { definePart } from '../part.ts';

type Agent = components['schemas']['Agent'];
type Run = components['schemas']['Run'];

/** The agents of the workspace. Each has its runs below. */
export const agentPart = definePart<Agent>({
  summary: 'Automations of the workspace. Open one to see and start its runs.',
  columns: ['status', 'schedule', 'trigger', 'created_at'],
  create: () =>
    toAction(apiRequest('createAgent', { path: here() }), {
      isPrimary: true,
      narrowed: { '/trigger': { enum: Object.keys(events) } },
    }),
  removal: 'This deletes the agent, its runs and their approvals.',
});

const canFinish = ({ status }: Run): boolean => status === 'pending' || status === 'running';

const finish = ({ id }: Run, status: 'completed' | 'failed') =>
  toAction(controlRequest('finishRun', { path: { ...here(), id } }), {
    label: status === 'completed' ? 'Complete' : 'Fail',
    name: id,
    body: { status },
    ...(status === 'failed' && { isDangerous: true, text: "The run ends, and can't be continued." }),
  });

/** The runs of an agent. Only the sandbox can start and finish one. */
export const runPart = definePart<Run>({
  summary:
    'Starting, pausing, finishing and deleting runs are controls of the sandbox. A run that you start continues when you advance the clock.',
  columns: [
    {
      name: 'Status',
      show: ({ status }) => (
        <div class="line">
          <Status is={status} />
          {status === 'awaiting_approval' && <a href={href(['state', 'approvals'])}>Decide</a>}
        </div>
      ),
    },
    'created_at',
    'started_at',
    'finished_at',
  ],
  isChanging: canFinish,
  actions: (run) => [
    run.status === 'running' &&
      toAction(controlRequest('pauseRun', { path: { ...here(), id: run.id } }), { name: run.id }),
    canFinish(run) && finish(run, 'completed'),
    canFinish(run) && finish(run, 'failed'),
  ],
  removal: 'This deletes the run and its approvals.',
  create: ({ id, status }) =>
    toAction(addRecord('runs'), {
      fixed: { agent_id: id },
      isDisabled: status !== 'active',
    }),
  hint: ({ status }) =>
    status === 'active'
      ? 'The agent runs on its schedule or event, or when you start it.'
      : 'Activate the agent first.',
});
