import { bigint, integer, text } from '../../store/schema/columns.ts';
import { defineTable, type TableRow } from '../../store/schema/define-table.ts';

/** Fault rules that several processes share. */
export const faultRules = defineTable('fault_rules', {
  owner: 'sandbox',
  columns: {
    id: text(),
    place: integer(),
    /** JSON, without the counts. */
    rule: text(),
    remaining: bigint().nullable(),
    applied: bigint(),
  },
});

export type FaultRuleRow = TableRow<typeof faultRules>;

declare module '../../store/tables.ts' {
  interface Tables {
    fault_rules: FaultRuleRow;
  }
}
