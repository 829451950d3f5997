import type { OperationShape } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import type { Ids } from '../../core/ids.ts';
import type { Random } from '../../core/random.ts';
import type { Db } from '../../store/database.ts';
import { chance } from './latency.ts';

/** An error, a latency or both for some requests. */
export type FaultRule = Readonly<components['schemas']['FaultRule']>;
export type NewFaultRule = Readonly<components['schemas']['NewFaultRule']>;

/** The request that a rule may be for. */
export type Asked = { readonly operation: OperationShape; readonly workspace: string | undefined };

type OrLater<Value> = Value | Promise<Value>;

/** The fault rules of a sandbox, in the order in which they were added and are tried. */
export type FaultRules = {
  /** Whether there are none: so that most requests ask no further. */
  readonly none: boolean;
  list(): OrLater<readonly FaultRule[]>;
  add(rule: NewFaultRule): OrLater<FaultRule>;
  /** Says whether there was such a rule. */
  remove(id: string): OrLater<boolean>;
  /** Removes those of a workspace, in the transaction that removes it: another of its slug begins without them. */
  removeOf(db: Db, workspace: string): OrLater<void>;
  clear(): OrLater<void>;
  /** The first rule that the request meets, which counts it. */
  take(asked: Asked): OrLater<FaultRule | undefined>;
};

/** Whether an operation declares an error, by the name of the error's example. */
export const declares = ({ responses }: OperationShape, error: string): boolean =>
  Object.values(responses).some(({ examples }) => examples.includes(error));

const isFor = (rule: FaultRule, { operation, workspace }: Asked): boolean =>
  (rule.operation === null || rule.operation === operation.id) &&
  (rule.workspace === null || rule.workspace === workspace) &&
  (rule.error === null || declares(operation, rule.error));

/** Whether a request meets a rule: it is for it, is not over, and the draw says so. */
export const meets = (rule: FaultRule, asked: Asked, random: Random): boolean =>
  rule.remaining !== 0 && isFor(rule, asked) && (rule.probability === 1 || chance(random) < rule.probability);

/** A rule that has counted nothing yet. */
export const newRule = (ids: Ids, { count, probability, ...given }: NewFaultRule): FaultRule => ({
  id: ids('rule'),
  operation: given.operation ?? null,
  workspace: given.workspace ?? null,
  error: given.error ?? null,
  upstream: given.upstream ?? null,
  retryable: given.retryable ?? null,
  latency: given.latency ?? null,
  probability: probability ?? 1,
  remaining: count ?? null,
  applied: 0,
});

/** Rules in memory, for a sandbox that is one process. */
export const createFaultRules = (ids: Ids, random: Random) => {
  let rules: FaultRule[] = [];
  return {
    get none() {
      return rules.length === 0;
    },
    list: () => rules,
    add(given) {
      const rule = newRule(ids, given);
      rules = [...rules, rule];
      return rule;
    },
    remove(id) {
      const before = rules.length;
      rules = rules.filter((rule) => rule.id !== id);
      return rules.length < before;
    },
    removeOf(_, workspace) {
      rules = rules.filter((rule) => rule.workspace !== workspace);
    },
    clear() {
      rules = [];
    },
    take(asked) {
      const met = rules.find((rule) => meets(rule, asked, random));
      if (met === undefined) return undefined;
      const remaining = met.remaining === null ? null : met.remaining - 1;
      const counted = { ...met, remaining, applied: met.applied + 1 };
      rules = rules.map((rule) => (rule === met ? counted : rule));
      return counted;
    },
  } satisfies FaultRules;
};
