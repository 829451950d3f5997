import type { OperationShape } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import type { Ids } from '../ports/ids.ts';
import type { Random } from '../ports/random.ts';
import { chance } from './latency.ts';

/** An error, a latency or both for some requests. */
export type FaultRule = Readonly<components['schemas']['FaultRule']>;
type NewFaultRule = Readonly<components['schemas']['NewFaultRule']>;

/** The request that a rule may be for. */
type Asked = { readonly operation: OperationShape; readonly workspace: string | undefined };

/** The fault rules of a sandbox, kept in memory. */
export type FaultRules = {
  list(): readonly FaultRule[];
  add(rule: NewFaultRule): FaultRule;
  /** Says whether there was such a rule. */
  remove(id: string): boolean;
  clear(): void;
  /** The first rule that the request meets, which counts it. */
  take(asked: Asked): FaultRule | undefined;
};

/** Whether an operation declares an error, by the name of the error's example. */
export const declares = ({ responses }: OperationShape, error: string): boolean =>
  Object.values(responses).some(({ examples }) => examples.includes(error));

const isFor = (rule: FaultRule, { operation, workspace }: Asked): boolean =>
  (rule.operation === null || rule.operation === operation.id) &&
  (rule.workspace === null || rule.workspace === workspace) &&
  (rule.error === null || declares(operation, rule.error));

/** Rules are tried in the order in which they were added. */
export const createFaultRules = (ids: Ids, random: Random): FaultRules => {
  let rules: FaultRule[] = [];
  return {
    list: () => rules,
    add({ operation = null, workspace = null, error = null, latency = null, probability = 1, count = null }) {
      const id = ids('rule');
      const rule = { id, operation, workspace, error, latency, probability, remaining: count, applied: 0 };
      rules = [...rules, rule];
      return rule;
    },
    remove(id) {
      const before = rules.length;
      rules = rules.filter((rule) => rule.id !== id);
      return rules.length < before;
    },
    clear() {
      rules = [];
    },
    take(asked) {
      const met = rules.find(
        (rule) =>
          rule.remaining !== 0 &&
          isFor(rule, asked) &&
          (rule.probability === 1 || chance(random) < rule.probability),
      );
      if (met === undefined) return undefined;
      const remaining = met.remaining === null ? null : met.remaining - 1;
      const counted = { ...met, remaining, applied: met.applied + 1 };
      rules = rules.map((rule) => (rule === met ? counted : rule));
      return counted;
    },
  };
};
