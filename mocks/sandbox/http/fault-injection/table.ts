import { bigint, integer, text } from '../../store/schema/columns.ts';
import { defineTable, type TableRow } from '../../store/schema/define-table.ts';

/** Fault rules. A snapshot doesn't contain them, and restoring one keeps them. */
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
  survivesReset: true,
});

export type FaultRuleRow = TableRow<typeof faultRules>;

declare module '../../store/tables.ts' {
  interface Tables {
    fault_rules: FaultRuleRow;
  }
}
