import type { OperationShape } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import type { Ids } from '../../core/ids.ts';
import type { Random } from '../../core/random.ts';
import type { Db } from '../../store/database.ts';
import { chance } from './latency.ts';

/** An error, a latency or both for matching requests. */
export type FaultRule = Readonly<components['schemas']['FaultRule']>;
export type NewFaultRule = Readonly<components['schemas']['NewFaultRule']>;

/** The request that a rule is matched against. */
export type Target = {
  readonly operation: OperationShape;
  readonly workspace: string | undefined;
  /** True if an NDJSON response with records is about to be sent; false if the request is about to be executed. */
  readonly hasRecords: boolean;
};

type OrLater<Value> = Value | Promise<Value>;

/** The fault rules of a sandbox. They are matched in the order in which they were added. */
export type FaultRules = {
  /** True if the list of rules is empty. Most requests can then skip it without waiting. */
  readonly none: boolean;
  list(): OrLater<readonly FaultRule[]>;
  add(rule: NewFaultRule): OrLater<FaultRule>;
  /** Removes a rule. @returns whether it existed */
  remove(id: string): OrLater<boolean>;
  /** Removes the rules of a workspace, in the same transaction as the workspace, so that a new one with its slug has none. */
  removeByWorkspace(db: Db, workspace: string): OrLater<void>;
  clear(): OrLater<void>;
  /** Finds the first rule that matches a request, and counts the request against it. */
  take(target: Target): OrLater<FaultRule | undefined>;
};

/** Whether an operation declares an error. @param error the name of the error's example */
export const declares = ({ responses }: OperationShape, error: string): boolean =>
  Object.values(responses).some(({ examples }) => examples.includes(error));

const appliesTo = (rule: FaultRule, { operation, workspace, hasRecords }: Target): boolean =>
  rule.after_first_record === hasRecords &&
  (rule.operation === null || rule.operation === operation.id) &&
  (rule.workspace === null || rule.workspace === workspace) &&
  (rule.error === null || declares(operation, rule.error));

/** Whether a rule matches a request: it applies to it, has requests remaining, and its random draw succeeds. */
export const matches = (rule: FaultRule, target: Target, random: Random): boolean =>
  rule.remaining !== 0 &&
  appliesTo(rule, target) &&
  (rule.probability === 1 || chance(random) < rule.probability);

/** Creates a rule with its defaults and a count of zero. */
export const newRule = (ids: Ids, { count, probability, ...rest }: NewFaultRule): FaultRule => ({
  id: ids('rule'),
  operation: rest.operation ?? null,
  workspace: rest.workspace ?? null,
  error: rest.error ?? null,
  upstream: rest.upstream ?? null,
  retryable: rest.retryable ?? null,
  latency: rest.latency ?? null,
  probability: probability ?? 1,
  after_first_record: rest.after_first_record ?? false,
  remaining: count ?? null,
  applied: 0,
});

/** Fault rules in memory, for a sandbox with one process. */
export const createFaultRules = (ids: Ids, random: Random) => {
  let rules: FaultRule[] = [];
  return {
    get none() {
      return rules.length === 0;
    },
    list: () => rules,
    add(input) {
      const rule = newRule(ids, input);
      rules = [...rules, rule];
      return rule;
    },
    remove(id) {
      const before = rules.length;
      rules = rules.filter((rule) => rule.id !== id);
      return rules.length < before;
    },
    removeByWorkspace(_, workspace) {
      rules = rules.filter((rule) => rule.workspace !== workspace);
    },
    clear() {
      rules = [];
    },
    take(target) {
      const match = rules.find((rule) => matches(rule, target, random));
      if (match === undefined) return undefined;
      const remaining = match.remaining === null ? null : match.remaining - 1;
      const countedRule = { ...match, remaining, applied: match.applied + 1 };
      rules = rules.map((rule) => (rule === match ? countedRule : rule));
      return countedRule;
    },
  } satisfies FaultRules;
};

declare module '../../domain/app-context.ts' {
  interface AppContext {
    /** Latency and errors that apply to matching requests. */
    readonly faultRules: FaultRules;
  }
}
