/** A fault rule that several processes share: `rule` is JSON, the counts are columns. */
export type FaultRuleTable = {
  id: string;
  place: number;
  rule: string;
  remaining: number | null;
  applied: number;
};

declare module '../../store/schema.ts' {
  interface Tables {
    fault_rules: FaultRuleTable;
  }
}
