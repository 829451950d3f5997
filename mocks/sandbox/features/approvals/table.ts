import { text } from '../../store/schema/columns.ts';
import { defineTable, listIndex, type TableRow } from '../../store/schema/define-table.ts';

export const approvals = defineTable('approvals', {
  owner: 'tenant',
  columns: {
    id: text(),
    agent_id: text().references('agents'),
    run_id: text().references('runs'),
    status: text<'pending' | 'approved' | 'denied'>(),
    action: text(),
    /** A JSON object. */
    payload: text(),
    created_at: text(),
    decided_at: text().nullable(),
    decided_by: text().nullable(),
    note: text().nullable(),
  },
  indexes: [listIndex('created_at')],
});

export type ApprovalRow = TableRow<typeof approvals>;

declare module '../../store/tables.ts' {
  interface Tables {
    approvals: ApprovalRow;
  }
}
