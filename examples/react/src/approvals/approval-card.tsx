import type { Approval } from '@workspace-api/client';
import { useId } from 'react';
import { queries } from '../api.ts';

export type Decision = 'approve' | 'deny';

/** Formats an identifier such as `issue_refund` as a label: `Issue refund`. */
const formatIdentifier = (identifier: string): string => {
  const words = identifier.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const AgentName = ({ workspace, agent_id: id }: Approval) => {
  const params = { path: { slug: workspace, id } };
  const agent = queries.useQuery('get', '/workspaces/{slug}/agents/{id}', { params });
  return <>{agent.data?.name ?? id}</>;
};

type ApprovalCardProps = {
  approval: Approval;
  isDeciding: boolean;
  onDecide: (decision: Decision) => void;
};

/** An action that an agent requests, with the details for a decision. */
export const ApprovalCard = ({ approval, isDeciding, onDecide }: ApprovalCardProps) => {
  const headingId = useId();
  return (
    <article className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>{formatIdentifier(approval.action)}</h2>
      <p className="detail">
        Requested by <AgentName {...approval} /> in {approval.workspace} on{' '}
        <time dateTime={approval.created_at}>{new Date(approval.created_at).toLocaleString()}</time>
      </p>
      <dl className="facts">
        {Object.entries(approval.payload).map(([name, value]) => (
          <div key={name}>
            <dt>{formatIdentifier(name)}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <button
          type="button"
          className="primary"
          aria-describedby={headingId}
          disabled={isDeciding}
          onClick={() => onDecide('approve')}
        >
          Approve
        </button>
        <button
          type="button"
          aria-describedby={headingId}
          disabled={isDeciding}
          onClick={() => onDecide('deny')}
        >
          Deny
        </button>
      </div>
    </article>
  );
};
