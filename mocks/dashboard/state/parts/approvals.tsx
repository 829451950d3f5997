import type { components } from '@workspace-api/contract';
import { api } from '../../client/request.ts';
import { Button, CodeBlock, EmptyState, Loading, Panel, Time, View } from '../../components/index.ts';
import { ActionButtons } from '../../operation/index.ts';
import { href } from '../../store/route.ts';
import { useList } from '../../store/use-loaded.ts';
import { definePart, type Resource } from '../part.ts';
import { listActions } from '../resource-actions.ts';
import { ResourcePanel } from '../resource-view.tsx';

type Approval = components['schemas']['Approval'];

const AgentLink = ({ agent_id }: Approval) => (
  <a href={href(['state', 'agents', agent_id])}>
    <code>{agent_id}</code>
  </a>
);

/** The approvals of the workspace. The table has the decided ones. */
export const approvalPart = definePart<Approval>({
  summary: 'The actions for which agents need an approval. You decide as the owner of the workspace.',
  name: ({ id, action }) => ({ name: action, detail: id }),
  subject: ({ action }) => action,
  columns: [
    'status',
    { name: 'Agent', show: AgentLink },
    'note',
    { name: 'Decided by', show: ({ decided_by }) => <code>{decided_by}</code> },
    'decided_at',
  ],
  isShown: ({ status }) => status !== 'pending',
  removal: 'This deletes the approval. A run that waits for it keeps waiting.',
  hint: 'Decisions and their reasons appear here.',
});

const PendingCard = ({ approval, resource }: { approval: Approval; resource: Resource }) => (
  <li class="panel stack">
    <div class="spread">
      <div>
        <h3>{approval.action}</h3>
        <p class="soft small">
          <AgentLink {...approval} /> · <code>{approval.run_id}</code> · <Time at={approval.created_at} />
        </p>
      </div>
      <div class="actions">
        <ActionButtons actions={listActions(resource.description, resource.part, approval)} />
      </div>
    </div>
    <CodeBlock label={`Payload of ${approval.id}`} value={approval.payload} />
  </li>
);

const Pending = (resource: Resource) => {
  const list = useList((query) => api('listApprovals', { query: { ...query, status: 'pending' } }));
  return (
    <Panel title="Pending" summary="The runs of these approvals wait for a decision.">
      <Loading loaded={list}>
        {(approvals) =>
          approvals.length === 0 ? (
            <EmptyState title="No pending approvals">
              <p>A run that is paused for an approval appears here. Start a run of an agent, and pause it.</p>
              <a class="button" href={href(['state', 'agents'])}>
                Go to the agents
              </a>
            </EmptyState>
          ) : (
            <ul class="stack">
              {approvals.map((approval) => (
                <PendingCard key={approval.id} approval={approval} resource={resource} />
              ))}
            </ul>
          )
        }
      </Loading>
      {list.more && <Button onClick={list.more}>Show more</Button>}
    </Panel>
  );
};

/** The approvals of the workspace, with pending ones first. */
export const ApprovalsView = (resource: Resource) => (
  <View title="Approvals" summary={resource.part.summary}>
    <Pending {...resource} />
    <ResourcePanel {...resource} title="Decided" summary="A decision is final." empty="No decisions yet" />
  </View>
);
