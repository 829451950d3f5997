import { operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { withQuery } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

export const approvalFilterIgnored: Mutant = {
  clause: 'approvals.filter-by-status',
  text: 'The list of approvals ignores the status filter.',
  wrap: (next) => async (request) => {
    const filtered = findOperation(request)?.id === operations.listApprovals.id;
    return next(filtered ? new Request(withQuery(request.url, { status: null }), request) : request);
  },
};
