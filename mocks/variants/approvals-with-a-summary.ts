import { changePages } from '../wrappers/change-pages.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const approvalsWithASummary: Variant = {
  text: 'Approvals have a title, an assignee and a history.',
  allowedBy: "Approval: the table lists fields and doesn't exclude others.",
  families: ['approvals'],
  wrap: changePages((page, request) =>
    findOperation(request)?.id === 'listApprovals'
      ? {
          ...page,
          records: page.records.map((record) => ({
            ...(record as Json),
            title: 'Decide',
            assignee: null,
            history: [],
          })),
        }
      : page,
  ),
};
