import { type components, events } from '@workspace-api/contract';
import { addRecord, api, apiRequest, controlRequest } from '../../client/request.ts';
import { Status, View } from '../../components/index.ts';
import { toAction } from '../../operation/action.tsx';
import { href } from '../../store/route.ts';
import { here } from '../../store/selection.ts';
import { definePart, type Resource } from '../part.ts';
import { ResourcePanel } from '../resource-view.tsx';

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

type Approval = components['schemas']['Approval'];

const AgentLink = ({ agent_id }: Approval) => (
  <a href={href(['state', 'agents', agent_id])}>
    <code>{agent_id}</code>
  </a>
);

/** The approvals of the workspace. */
export const approvalPart = definePart<Approval>({
  summary: 'The actions for which agents need an approval. You decide as the owner of the workspace.',
  name: ({ id, action }) => ({ name: action, detail: id }),
  subject: ({ action }) => action,
  removal: 'This deletes the approval. A run that waits for it keeps waiting.',
});

const pendingPart = definePart<Approval>({
  read: (query) => api('listApprovals', { query: { ...query, status: 'pending' } }),
  columns: [{ name: 'Agent', show: AgentLink }, 'run_id', 'created_at', 'payload'],
  hint: () => (
    <>
      A run that is paused for an approval appears here. Start a run of an{' '}
      <a href={href(['state', 'agents'])}>agent</a>, and pause it.
    </>
  ),
});

const decidedPart = definePart<Approval>({
  isShown: ({ status }) => status !== 'pending',
  columns: ['status', { name: 'Agent', show: AgentLink }, 'note', 'decided_by', 'decided_at'],
  hint: 'Decisions and their reasons appear here.',
});

/** The approvals of the workspace, with pending ones first. */
export const ApprovalsView = ({ part, ...resource }: Resource) => (
  <View title="Approvals" summary={part.summary}>
    <ResourcePanel
      {...resource}
      part={{ ...part, ...pendingPart }}
      title="Pending"
      summary="The runs of these approvals wait for a decision."
      empty="No pending approvals"
    />
    <ResourcePanel
      {...resource}
      part={{ ...part, ...decidedPart }}
      title="Decided"
      summary="A decision is final."
      empty="No decisions yet"
    />
  </View>
);
