import { useMutation } from '@tanstack/react-query';
import { api, queries } from './api.ts';
import { Failure, ViewHeading } from './elements.tsx';
import { InfiniteList } from './infinite-list.tsx';

type Decision = { id: string; choice: 'approve' | 'deny' };

/** The pending approvals. Their runs are paused until a decision. */
export const Approvals = () => {
  const decision = useMutation({ mutationFn: ({ id, choice }: Decision) => api.approvals[choice](id) });
  const pending = queries.approvals.list.infiniteOptions({ status: 'pending' });
  return (
    <>
      <ViewHeading>Approvals</ViewHeading>
      {decision.isSuccess && <p role="status">The request is {decision.data.status}.</p>}
      {decision.isError && <Failure error={decision.error} />}
      <InfiniteList what="pending approvals" options={pending}>
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
