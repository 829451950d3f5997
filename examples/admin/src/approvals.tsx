import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, queries } from './api.ts';
import { InfiniteList } from './infinite-list.tsx';
import { Failure, ViewHeading } from './messages.tsx';

const outcomes = {
  approve: 'Approved. The run continues.',
  deny: 'Denied. The run has ended.',
  late: 'Someone else has already decided this.',
};

type Decision = { id: string; choice: 'approve' | 'deny' };

/** @returns the outcome; @throws ApiError or TransportError if there is none */
const decide = async ({ id, choice }: Decision): Promise<string> => {
  const result = await api.approvals[choice](id).result();
  if (result.ok) return outcomes[choice];
  // Only the first decision counts.
  if (result.code === 'already_decided') return outcomes.late;
  throw result.error;
};

/** The pending approvals. Their runs are paused until a decision. */
export const Approvals = () => {
  const cache = useQueryClient();
  const decision = useMutation({
    mutationFn: decide,
    onSettled: () => cache.invalidateQueries({ queryKey: ['approvals'] }),
  });
  return (
    <>
      <ViewHeading>Approvals</ViewHeading>
      {decision.isSuccess && <p role="status">{decision.data}</p>}
      {decision.isError && <Failure error={decision.error} />}
      <InfiniteList
        what="pending approvals"
        options={queries.approvals.list.infiniteOptions({ status: 'pending' })}
      >
        {({ id, action, payload, created_at }) => (
          <>
            <h2 id={id}>{action.replaceAll('_', ' ')}</h2>
            <time dateTime={created_at}>{new Date(created_at).toLocaleString()}</time>
            <pre>{JSON.stringify(payload, null, 2)}</pre>
            {(['approve', 'deny'] as const).map((choice) => (
              <button
                key={choice}
                type="button"
                aria-describedby={id}
                disabled={decision.isPending}
                onClick={() => decision.mutate({ id, choice })}
              >
                {choice === 'approve' ? 'Approve' : 'Deny'}
              </button>
            ))}
          </>
        )}
      </InfiniteList>
    </>
  );
};
