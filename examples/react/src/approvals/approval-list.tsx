import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, queries } from '../api.ts';
import { Done, Empty, Failure, Loading, ViewHeading } from '../shared/messages.tsx';
import { ApprovalCard, type Decision } from './approval-card.tsx';

const pending = { params: { query: { status: 'pending', limit: 100 } } } as const;

const outcomes = {
  approve: 'Approved. The run continues.',
  deny: 'Denied. The run has ended.',
  late: 'Someone else has already decided this.',
};

/** @returns the outcome; @throws ApiError or TransportError if there is none */
const decide = async ({
  id,
  decision,
}: {
  id: string;
  decision: Decision;
}): Promise<keyof typeof outcomes> => {
  const result = await api.approvals[decision](id).result();
  if (result.ok) return decision;
  if (result.code === 'already_decided') return 'late';
  throw result.error;
};

/** The pending approvals. Their runs are paused until a decision. */
export const ApprovalList = () => {
  const cache = useQueryClient();
  const approvals = queries.useQuery('get', '/approvals', pending);
  const decision = useMutation({
    mutationFn: decide,
    onSettled: () => cache.invalidateQueries(queries.queryOptions('get', '/approvals', pending)),
  });
  return (
    <>
      <ViewHeading>Approvals</ViewHeading>
      {decision.isSuccess && <Done focus>{outcomes[decision.data]}</Done>}
      {decision.isError && <Failure error={decision.error} />}
      {approvals.isPending && <Loading what="approvals" />}
      {approvals.isError && <Failure error={approvals.error} retry={approvals.refetch} />}
      {approvals.data?.data.length === 0 && <Empty>No pending approvals.</Empty>}
      <ul className="cards">
        {approvals.data?.data.map((approval) => (
          <li key={approval.id}>
            <ApprovalCard
              approval={approval}
              isDeciding={decision.isPending}
              onDecide={(choice) => decision.mutate({ id: approval.id, decision: choice })}
            />
          </li>
        ))}
      </ul>
    </>
  );
};
