import type { Case, Exchange, OperationRequest } from '../../engine/scenario.ts';
import { refusesProvisionalBody } from '../../resources/provisional-body.ts';
import type { ApprovalSubject } from '../../resources/subjects.ts';

export type Decision = 'approveApproval' | 'denyApproval';

/** Explains why the decision can't be checked; null if its body was not refused. */
export const undecided = (t: Case, response: Exchange): string | null =>
  refusesProvisionalBody(response)
    ? `the request body of ${response.operation?.id}: ${t.describeReturned(response)}`
    : null;

/**
 * Decides an approval, with the body from the configuration or with none. Ends the case if the target requires a
 * different body, whose members are not documented.
 */
export const decide = async (
  t: Case,
  operation: Decision,
  request: Omit<OperationRequest, 'operation' | 'body'>,
): Promise<Exchange> => {
  const response = await t.send({ ...request, operation });
  const why = undecided(t, response);
  return why === null ? response : t.notExercised([], why);
};

/** Reads the statuses of approvals from the list, with as few pages as show them. A missing approval has no entry. */
export const readApprovals = async (
  t: Case,
  approvals: readonly ApprovalSubject[],
): Promise<Map<string, unknown>> => {
  const statuses = new Map<string, unknown>();
  await t.subjects.find('listApprovals', ({ id, status }) => {
    if (approvals.some((approval) => approval.id === id)) statuses.set(String(id), status);
    return statuses.size === approvals.length;
  });
  return statuses;
};

/** Approvals of every status, the denied ones separated by others, once per run. Other cases add pending ones meanwhile. */
export const approvalsOfEveryStatus = (t: Case): Promise<{ id: string; status: string }[]> =>
  t.once('approvals of every status', async () => {
    const approvals: { id: string; status: string }[] = [];
    for (const [status, operation] of [
      ['denied', 'denyApproval'],
      ['approved', 'approveApproval'],
      ['denied', 'denyApproval'],
      ['pending', null],
      ['denied', 'denyApproval'],
    ] as const) {
      const { id } = await t.subjects.freshApproval();
      if (operation) await t.prepare({ operation, path: { id } });
      approvals.push({ id, status });
    }
    return approvals;
  });
