import { type OperationId, operations } from '@workspace-api/contract';
import { operationOfRequest } from '../../wrappers/operation-of-request.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { createElevation } from '../lib/elevate.ts';
import type { Fault } from '../lib/fault.ts';

/** An operation that finds an approval of any workspace. */
const openToAll = (id: OperationId, text: string): Fault => ({
  clause: 'approvals.not-beyond-access',
  text,
  wrap: (next) => {
    const { note, elevate } = createElevation(next);
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      note(request, response);
      const isHidden = operationOfRequest(request)?.id === id && [403, 404].includes(response.status);
      return isHidden ? elevate(again, response) : response;
    };
  },
});

/** Approvals that the tokens of other workspaces decide. */
export const decidedByAnyone: Record<string, Fault> = {
  'approval-approved-from-another-workspace': openToAll(
    operations.approveApproval.id,
    'A token approves the approvals of any workspace.',
  ),
  'approval-denied-from-another-workspace': openToAll(
    operations.denyApproval.id,
    'A token denies the approvals of any workspace.',
  ),
};
