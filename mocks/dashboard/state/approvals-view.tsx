import type { components } from '@workspace-api/contract';
import { useState } from 'preact/hooks';
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
import { href } from '../store/route.ts';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import { ListTable } from './parts/list-table.tsx';
import { Named } from './parts/named.tsx';
import { Status } from './parts/status.tsx';
import { useList } from './parts/use-list.ts';

type Approval = components['schemas']['Approval'];

type Deciding = { readonly approval: Approval; readonly decision: Decision };

const AgentLink = ({ agent_id }: Approval) => (
  <a href={href(['state', 'agents', agent_id])}>
    <code>{agent_id}</code>
  </a>
);

const PendingCard = ({ approval, decide }: { approval: Approval; decide: (decision: Decision) => void }) => (
  <li class="card">
    <div class="card-header">
      <div>
        <h3>{approval.action}</h3>
        <p class="soft small">
          <AgentLink {...approval} /> · <code>{approval.run_id}</code> · <Time at={approval.created_at} />
        </p>
      </div>
      <div class="actions">
        <Button kind="primary" onClick={() => decide('approve')} label={`Approve ${approval.id}`}>
          Approve
        </Button>
        <Button kind="danger" onClick={() => decide('deny')} label={`Deny ${approval.id}`}>
          Deny
        </Button>
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
  const [deciding, decide] = useState<Deciding>();
  const list = useList((query) => api('listApprovals', { query: { ...query, status: 'pending' } }));
  return (
    <Panel title="Pending" summary="The runs of these approvals wait for a decision.">
      <Loading loaded={list}>
        {({ rows, hasMore }) =>
          rows.length === 0 ? (
            <EmptyState title="No pending approvals">
              <p>
                A run that is paused for an approval appears here. You can pause a run in the view of its
                agent.
              </p>
            </EmptyState>
          ) : (
            <>
              <ul class="cards">
                {rows.map((approval) => (
                  <PendingCard
                    key={approval.id}
                    approval={approval}
                    decide={(decision) => decide({ approval, decision })}
                  />
                ))}
              </ul>
              {hasMore && <Button onClick={list.more}>Show more</Button>}
            </>
          )
        }
      </Loading>
      {deciding && <DecisionDialog {...deciding} onClose={() => decide(undefined)} />}
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
