import { type OperationId, operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { elevatedIf } from '../lib/elevate.ts';
import type { Mutant } from '../lib/mutant.ts';

/** An operation that finds the approvals of every workspace. */
const openToAll = (id: OperationId, text: string): Mutant => ({
  clause: 'approvals.not-beyond-access',
  text,
  wrap: elevatedIf((request, { status }) => findOperation(request)?.id === id && [403, 404].includes(status)),
});

/** Approvals that tokens of other workspaces can decide. */
export const decidedByAnyone: Record<string, Mutant> = {
  'approval-approved-from-another-workspace': openToAll(
    operations.approveApproval.id,
    'A token can approve the approvals of any workspace.',
  ),
  'approval-denied-from-another-workspace': openToAll(
    operations.denyApproval.id,
    'A token can deny the approvals of any workspace.',
  ),
};
