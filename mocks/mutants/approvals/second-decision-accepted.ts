import { errors, operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, readError } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

const decisions: Readonly<Record<string, string>> = {
  [operations.approveApproval.id]: 'approved',
  [operations.denyApproval.id]: 'denied',
};

export const secondDecisionAccepted: Mutant = {
  clause: 'approvals.already-decided',
  text: 'A decided approval can be decided again.',
  wrap: (next) => {
    const decided = new Map<string, string>();
    return async (request) => {
      const operation = findOperation(request)?.id;
      const status = decisions[operation ?? ''];
      const response = await next(request);
      if (operation === operations.getApproval.id) {
        const later = decided.get(new URL(request.url).pathname);
        return later === undefined
          ? response
          : alterJson(response, (approval) => ({ ...approval, status: later }));
      }
      if (status === undefined) return response;
      if ((await readError(response))?.code !== errors['already-decided'].code) return response;
      const url = new URL(request.url.replace(/\/[^/]+$/, ''));
      const record = await next(new Request(url, { headers: request.headers }));
      if (!record.ok) return response;
      decided.set(url.pathname, status);
      return alterJson(record, (approval) => ({ ...approval, status }));
    };
  },
};
