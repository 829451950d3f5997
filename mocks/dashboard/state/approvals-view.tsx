import type { components } from '@workspace-api/contract';
import { api } from '../client/api.ts';
import {
  Button,
  CodeBlock,
  type Column,
  EmptyState,
  Loading,
  Panel,
  Time,
  View,
} from '../components/index.ts';
import { apiRequest, openForm } from '../operation/index.ts';
import { href } from '../store/route.ts';
import { DeleteButton, deletion } from './parts/delete-button.tsx';
import { ListTable } from './parts/list-table.tsx';
import { Named } from './parts/named.tsx';
import { Status } from './parts/status.tsx';
import { useList } from './parts/use-list.ts';

type Approval = components['schemas']['Approval'];

const approve = ({ id, action }: Approval) =>
  openForm({
    title: `Approve ${action}`,
    action: 'Approve',
    text: 'The run continues. A decision is final.',
    done: 'Approved. The run continues.',
    request: apiRequest('approveApproval', { path: { id } }),
  });

const deny = ({ id, action }: Approval) =>
  openForm({
    title: `Deny ${action}`,
    action: 'Deny',
    isDangerous: true,
    text: 'The run stops permanently. A decision is final.',
    done: 'Denied. The run has stopped.',
    request: apiRequest('denyApproval', { path: { id } }),
  });

const DeleteApproval = ({ id }: Approval) => (
  <DeleteButton
    name={id}
    text="This deletes the approval. A run that waits for it keeps waiting."
    request={deletion('approvals', id)}
  />
);

const AgentLink = ({ agent_id }: Approval) => (
  <a href={href(['state', 'agents', agent_id])}>
    <code>{agent_id}</code>
  </a>
);

const PendingCard = ({ approval }: { approval: Approval }) => (
  <li class="card">
    <div class="card-header">
      <div>
        <h3>{approval.action}</h3>
        <p class="soft small">
          <AgentLink {...approval} /> · <code>{approval.run_id}</code> · <Time at={approval.created_at} />
        </p>
      </div>
      <div class="actions">
        <Button kind="primary" onClick={() => approve(approval)} label={`Approve ${approval.id}`}>
          Approve
        </Button>
        <Button kind="danger" onClick={() => deny(approval)} label={`Deny ${approval.id}`}>
          Deny
        </Button>
        <DeleteApproval {...approval} />
      </div>
    </div>
    <CodeBlock label={`Payload of ${approval.id}`} value={approval.payload} />
  </li>
);

const decidedColumns: readonly Column<Approval>[] = [
  { name: 'Approval', show: ({ id, action }) => <Named name={action} detail={id} /> },
  { name: 'Decision', show: ({ status }) => <Status is={status} /> },
  { name: 'Agent', show: AgentLink },
  { name: 'Reason', show: ({ note }) => note ?? <span class="soft">–</span> },
  { name: 'By', show: ({ decided_by }) => <code>{decided_by}</code> },
  { name: 'Decided', show: ({ decided_at }) => <Time at={decided_at} /> },
  { name: 'Actions', hasHiddenName: true, show: DeleteApproval },
];

const Decided = () => {
  const list = useList((query) => api('listApprovals', { query }));
  const decided = list.value && {
    ...list.value,
    rows: list.value.rows.filter(({ status }) => status !== 'pending'),
  };
  return (
    <Panel title="Decided" summary="A decision is final.">
      <ListTable
        list={{ ...list, value: decided }}
        caption="Decided approvals"
        columns={decidedColumns}
        getKey={({ id }) => id}
        empty={{ title: 'No decisions yet', hint: 'Decisions and their reasons appear here.' }}
      />
    </Panel>
  );
};

const Pending = () => {
  const list = useList((query) => api('listApprovals', { query: { ...query, status: 'pending' } }));
  return (
    <Panel title="Pending" summary="The runs of these approvals wait for a decision.">
      <Loading loaded={list}>
        {({ rows, hasMore }) =>
          rows.length === 0 ? (
            <EmptyState title="No pending approvals">
              <p>A run that is paused for an approval appears here. Start a run of an agent, and pause it.</p>
              <a class="button" href={href(['state', 'agents'])}>
                Go to the agents
              </a>
            </EmptyState>
          ) : (
            <>
              <ul class="cards">
                {rows.map((approval) => (
                  <PendingCard key={approval.id} approval={approval} />
                ))}
              </ul>
              {hasMore && <Button onClick={list.more}>Show more</Button>}
            </>
          )
        }
      </Loading>
    </Panel>
  );
};

/** The approvals of the workspace, with pending ones first. */
export const ApprovalsView = () => (
  <View
    title="Approvals"
    summary="The actions for which agents need an approval. You decide as the owner of the workspace."
  >
    <Pending />
    <Decided />
  </View>
);
