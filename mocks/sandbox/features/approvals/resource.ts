import { examples } from '@workspace-api/contract';
import { defineResource } from '../../store/resource.ts';
import { json, text, time } from '../../store/schema/columns.ts';
import type { TableRow } from '../../store/schema/define-table.ts';

export const approvals = defineResource('approvals', {
  schema: 'Approval',
  columns: {
    id: text(),
    agent_id: text().references('agents'),
    run_id: text().references('runs'),
    status: text<'pending' | 'approved' | 'denied'>().startsAs('pending'),
    action: text(),
    payload: json<Record<string, unknown>>().startsAs({}),
    created_at: time(),
    decided_at: time().nullable(),
    decided_by: text().nullable(),
    note: text().nullable(),
  },
  joined: ['workspace'],
  time: 'created_at',
  seed: 'approvals',
  demo: examples['approval-list'].data,
  notInSeed: ['agent_id'],
  fromSeed: ({ run_id, status = 'pending', decided_at }, { records, time: createdAt }) => ({
    agent_id: records.runs?.find(({ id }) => id === run_id)?.agent_id ?? '',
    ...(status !== 'pending' && decided_at === undefined && { decided_at: createdAt }),
  }),
});

export type ApprovalRow = TableRow<typeof approvals>;
