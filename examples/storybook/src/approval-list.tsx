import { ApiError, type Approval } from '@workspace-api/client';
import { useCallback, useEffect, useId, useState } from 'react';
import { useApi } from './api.ts';

type Decision = 'approve' | 'deny';

const explain = (error: unknown): string => {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'already_decided') return 'Someone else has already decided this.';
  if (code === 'insufficient_scope') return 'You are not allowed to decide this.';
  return 'The service has a problem. Try again in a moment.';
};

/** Formats an identifier such as `issue_refund` as a label: `Issue refund`. */
const formatIdentifier = (identifier: string): string => {
  const words = identifier.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

type ApprovalCardProps = { approval: Approval; onDecide: (decision: Decision) => void };

const ApprovalCard = ({ approval, onDecide }: ApprovalCardProps) => {
  const headingId = useId();
  return (
    <article aria-labelledby={headingId}>
      <h2 id={headingId}>{formatIdentifier(approval.action)}</h2>
      <p>
        Requested on <time dateTime={approval.created_at}>{times.format(new Date(approval.created_at))}</time>
      </p>
      <dl>
        {Object.entries(approval.payload).map(([name, value]) => (
          <div key={name}>
            <dt>{formatIdentifier(name)}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
      {(['approve', 'deny'] as const).map((decision) => (
        <button type="button" key={decision} aria-describedby={headingId} onClick={() => onDecide(decision)}>
          {formatIdentifier(decision)}
        </button>
      ))}
    </article>
  );
};

/** The pending approvals. Their runs are paused until a decision. */
export const ApprovalList = () => {
  const api = useApi();
  const [approvals, setApprovals] = useState<readonly Approval[]>();
  const [problem, setProblem] = useState<string>();

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setProblem(undefined);
      try {
        const pending: Approval[] = [];
        const list = api.approvals.list({ status: 'pending', ...(signal && { signal }) });
        for await (const approval of list) pending.push(approval);
        setApprovals(pending);
      } catch (error) {
        if (!signal?.aborted) setProblem(explain(error));
      }
    },
    [api],
  );

  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  const decide = async ({ id }: Approval, decision: Decision) => {
    setProblem(undefined);
    const result = await api.approvals[decision](id).result();
    if (!result.ok) setProblem(explain(result.error));
    // A decision is final, also someone else's.
    if (result.ok || result.code === 'already_decided')
      setApprovals((before) => before?.filter((approval) => approval.id !== id));
  };

  return (
    <main>
      <h1>Approvals</h1>
      {problem && <p role="alert">{problem}</p>}
      {!approvals && !problem && <p role="status">Loading approvals…</p>}
      {!approvals && problem && (
        <button type="button" onClick={() => load()}>
          Try again
        </button>
      )}
      {approvals?.length === 0 && <p>No pending approvals.</p>}
      {approvals?.map((approval) => (
        <ApprovalCard
          key={approval.id}
          approval={approval}
          onDecide={(decision) => decide(approval, decision)}
        />
      ))}
    </main>
  );
};
