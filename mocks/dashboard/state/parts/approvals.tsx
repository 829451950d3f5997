import type { components } from '@workspace-api/contract';
import { api } from '../../client/request.ts';
import { View } from '../../components/index.ts';
import { href } from '../../store/route.ts';
import { definePart, type Resource } from '../part.ts';
import { ResourcePanel } from '../resource-view.tsx';

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
