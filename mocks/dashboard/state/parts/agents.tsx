import { type components, events } from '@workspace-api/contract';
import { controlRequest } from '../../client/request.ts';
import { Status } from '../../components/values.tsx';
import { toAction } from '../../operation/action.ts';
import { href } from '../../store/route.ts';
import { definePart } from '../part.ts';

type Agent = components['schemas']['Agent'];
type Run = components['schemas']['Run'];

/** The agents of the workspace. Each has its runs below. */
export const agentPart = definePart<Agent>({
  summary: 'Automations of the workspace. Open one to see and start its runs.',
  columns: ['status', 'schedule', 'trigger', 'created_at'],
  create: () => ({ narrowed: { '/trigger': { enum: Object.keys(events) } } }),
});

const canFinish = ({ status }: Run): boolean => status === 'pending' || status === 'running';

const finish = ({ id }: Run, status: 'completed' | 'failed') =>
  toAction(controlRequest('finishRun', { path: { id } }), {
    label: status === 'completed' ? 'Complete' : 'Fail',
    name: id,
    body: { status },
    isDangerous: status === 'failed',
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
  isChanging: (runs) => runs.some(canFinish),
  actions: (run) => [
    run.status === 'running' &&
      toAction(controlRequest('pauseRun', { path: { id: run.id } }), {
        name: run.id,
        submit: 'Pause the run',
        initial: { action: 'review', payload: {} },
      }),
    canFinish(run) && finish(run, 'completed'),
    canFinish(run) && finish(run, 'failed'),
  ],
  create: ({ id, status }) => ({
    label: 'Start a run',
    initial: { status: 'running' },
    fixed: { agent_id: id },
    isDisabled: status !== 'active',
    isPrimary: false,
  }),
  hint: ({ status }) =>
    status === 'active'
      ? 'The agent runs on its schedule or event, or when you start it.'
      : 'Activate the agent first.',
});

/** The approvals of the workspace. */
export const approvalPart = definePart<components['schemas']['Approval']>({
  summary: 'The actions for which agents need an approval. You decide as the owner of the workspace.',
  label: 'action',
  columns: [
    'status',
    {
      name: 'Agent',
      show: ({ agent_id }) => (
        <a href={href(['state', 'agents', agent_id])}>
          <code>{agent_id}</code>
        </a>
      ),
    },
    'payload',
    'note',
    'decided_at',
  ],
  wording: {
    approveApproval: { isPrimary: true, done: 'Approved. The run continues.' },
    denyApproval: { isDangerous: true, done: 'Denied. The run has stopped.' },
  },
  hint: () => (
    <>
      A run that is paused for an approval appears here. Start a run of an{' '}
      <a href={href(['state', 'agents'])}>agent</a>, and pause it.
    </>
  ),
});
