/** A fault rule that several processes share: `rule` is JSON, its counts stand beside it. */
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
