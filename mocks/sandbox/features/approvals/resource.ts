import { examples } from '@workspace-api/contract';
import { defineResource } from '../../store/resource.ts';
import type { TableRow } from '../../store/schema/define-table.ts';

export const approvals = defineResource('approvals', {
  schema: 'Approval',
  columns: ({ agent_id, run_id, status, payload }) => ({
    agent_id: agent_id.references('agents'),
    run_id: run_id.references('runs'),
    status: status.startsAs('pending'),
    payload: payload.startsAs({}),
  }),
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
