import { basePath, errors, inlineValue, operationList, operations } from '@workspace-api/contract';
import type { Input } from '@workspace-api/contract/sandbox';
import { limits } from '../../core/limits.ts';
import { collectErrors, exampleDetails, invalidField, problem, unknownName } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { declares } from '../../http/fault-injection/fault-rules.ts';
import { InvalidLatencyError } from '../../http/fault-injection/latency.ts';
import { UnknownMutantError } from '../../http/fault-injection/mutants.ts';
import { isApiPath } from '../../http/mounts.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import type { Db } from '../../store/database.ts';
import { conflict, findWorkspace } from '../find-workspace.ts';
import type { AllControlHandlers } from '../handler.ts';

const show = async ({ faultInjection }: AppContext, workspace: string | undefined) => {
  const settings = workspace === undefined ? faultInjection.sandbox : faultInjection.of(workspace);
  return {
    latency: settings?.latency ?? null,
    mutants: [...(settings?.mutants ?? [])],
    available_mutants: Object.entries(await faultInjection.loadMutants()).map(([name, { clause, text }]) => ({
      name,
      clause,
      text,
    })),
  };
};

/** Checks that the workspace that a request names exists. @throws Problem `not-found` */
const requireWorkspace = async (db: Db, workspace: string | undefined) => {
  if (workspace !== undefined) await findWorkspace(db, workspace);
  return workspace;
};

/** A fault rule needs at least one of these members. */
const effects = ['error', 'failure', 'latency', 'body_latency'] as const;

const checkFaultRule: FieldCheck<Input<'addFaultRule'>> = ({ body: rule, invalid: invalidNames }) => {
  const { operation: id, error, failure, path, after_first_record: isLate } = rule;
  const operation = operationList.find((one) => one.id === id);
  const names = Object.keys(errors).filter((name) => !operation || declares(operation, name));
  const isUnknown = error !== undefined && !Object.hasOwn(errors, error);
  const isUndeclared = error !== undefined && !isUnknown && operation && !declares(operation, error);
  const hasEffect = effects.some((name) => rule[name] !== undefined || invalidNames.has(name));
  const lacksDetail = (name: 'upstream' | 'retryable') =>
    rule[name] !== undefined && !invalidNames.has('error') && !(name in exampleDetails(error ?? ''));
  const isReversed = ({ min, max } = { min: 0, max: 0 }) => min > max;
  const subject = inlineValue(error ?? 'A rule without an error');
  const reversed = 'The value must not be less than min.';
  return collectErrors([
    [isLate && error === undefined, '/error', 'missing', 'A rule with after_first_record needs an error.'],
    [isLate && operation && !operation.list, '/operation', 'unknown_value', `${id} does not return a list.`],
    [!hasEffect, '/error', 'missing', 'A rule needs an error, a failure or a latency.'],
    [error && failure, '/failure', 'unknown_value', 'A rule has an error or a failure, not both.'],
    [
      rule.retry_after !== undefined && error === undefined && failure !== 'bad-gateway',
      '/retry_after',
      'unknown_value',
      'Only an error and bad-gateway have the header.',
    ],
    [
      path !== undefined && !isApiPath(path),
      '/path',
      'unknown_value',
      `${inlineValue(path ?? '')} isn't a path of the API, such as ${basePath}/me.`,
    ],
    [
      id !== undefined && !operation,
      '/operation',
      'unknown_value',
      unknownName('operation', id ?? '', Object.keys(operations)),
    ],
    [isUnknown, '/error', 'unknown_value', unknownName('error', error ?? '', names)],
    [
      isUndeclared,
      '/error',
      'unknown_value',
      `${id} does not declare ${error}. Available: ${names.join(', ')}.`,
    ],
    [lacksDetail('upstream'), '/upstream', 'unknown_value', `${subject} has no detail "upstream".`],
    [lacksDetail('retryable'), '/retryable', 'unknown_value', `${subject} has no detail "retryable".`],
    [isReversed(rule.latency), '/latency/max', 'out_of_range', reversed],
    [isReversed(rule.body_latency), '/body_latency/max', 'out_of_range', reversed],
  ]);
};

/** Latency, mutants and fault rules. */
export const disturbance = {
  getDisturbance: async ({ context, db, input: { query } }) =>
    show(context, await requireWorkspace(db, query?.workspace)),

  setDisturbance: async ({ context, db, input: { body, query } }) => {
    const workspace = await requireWorkspace(db, query?.workspace);
    await context.faultInjection.set(db, body, workspace).catch((error: unknown) => {
      if (error instanceof UnknownMutantError)
        throw invalidField(`/mutants/${error.index}`, 'unknown_value', error.message);
      if (error instanceof InvalidLatencyError) throw invalidField('/latency', 'out_of_range', error.message);
      throw error;
    });
    return show(context, workspace);
  },

  listFaultRules: async ({ context }) => ({ data: [...(await context.faultRules.list())] }),

  addFaultRule: withCheck(checkFaultRule, async ({ context, db, input: { body } }) => {
    await requireWorkspace(db, body.workspace);
    if ((await context.faultRules.list()).length >= limits.faultRules)
      throw conflict(
        `The sandbox already has ${limits.faultRules} fault rules, the maximum. Remove one first.`,
      );
    return context.faultRules.add(body);
  }),

  removeFaultRule: async ({ context, db, input: { path } }) => {
    if (!(await context.faultRules.remove(db, { id: path.id }))) throw problem('not-found');
  },

  removeFaultRules: async ({ context, db, input: { query } }) => {
    await requireWorkspace(db, query?.workspace);
    await context.faultRules.remove(db, query);
  },
} satisfies Partial<AllControlHandlers>;
