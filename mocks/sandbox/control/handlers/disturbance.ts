import {
  basePath,
  errors,
  inlineValue,
  type OperationShape,
  operationList,
  operations,
} from '@workspace-api/contract';
import type { Input } from '@workspace-api/contract/sandbox';
import { limits } from '../../core/limits.ts';
import { adviceFor } from '../../core/nearest-name.ts';
import { exampleDetails, type FieldError, invalid, problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { UnknownMutantError } from '../../http/fault-injection/fault-injection.ts';
import { declares } from '../../http/fault-injection/fault-rules.ts';
import { InvalidLatencyError } from '../../http/fault-injection/latency.ts';
import { isApiPath } from '../../http/mounts.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import type { Db } from '../../store/database.ts';
import { conflict, findTenant } from '../find-tenant.ts';
import type { ControlHandlers } from '../handler.ts';

const unknownValue = (path: string, message: string): FieldError => ({
  path,
  reason: 'unknown_value',
  message,
});

/** @param kind what the name is, and the field that contains it */
const unknownName = (kind: 'operation' | 'error', name: string, names: readonly string[]): FieldError =>
  unknownValue(`/${kind}`, `Unknown ${kind} "${inlineValue(name)}". ${adviceFor(name, names)}`);

const listErrors = (operation: OperationShape): string[] =>
  Object.keys(errors).filter((name) => declares(operation, name));

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

/** Checks that the workspace of a query exists. @throws Problem `not-found` */
const requireWorkspace = async (db: Db, workspace: string | undefined) => {
  if (workspace !== undefined) await findTenant(db, workspace);
  return workspace;
};

/** A fault rule needs at least one of these members. */
const effects = ['error', 'failure', 'latency', 'body_latency'] as const;

const checkFaultRule: FieldCheck<Input<'addFaultRule'>> = ({ body: rule, invalid: invalidNames }) => {
  const { operation: id, error, failure, path } = rule;
  const operation = operationList.find((one) => one.id === id);
  const fieldErrors: FieldError[] = [];
  if (rule.after_first_record && error === undefined)
    fieldErrors.push({
      path: '/error',
      reason: 'missing',
      message: 'A rule with after_first_record needs an error.',
    });
  if (rule.after_first_record && operation && !operation.list)
    fieldErrors.push(unknownValue('/operation', `${operation.id} does not return a list.`));
  if (effects.every((name) => rule[name] === undefined && !invalidNames.has(name)))
    fieldErrors.push({
      path: '/error',
      reason: 'missing',
      message: 'A rule needs an error, a failure or a latency.',
    });
  if (error !== undefined && failure !== undefined)
    fieldErrors.push(unknownValue('/failure', 'A rule has an error or a failure, not both.'));
  if (rule.retry_after !== undefined && error === undefined && failure !== 'bad-gateway')
    fieldErrors.push(unknownValue('/retry_after', 'Only an error and bad-gateway have the header.'));
  if (path !== undefined && !isApiPath(path))
    fieldErrors.push(
      unknownValue('/path', `${inlineValue(path)} isn't a path of the API, such as ${basePath}/me.`),
    );
  if (id !== undefined && !operation) fieldErrors.push(unknownName('operation', id, Object.keys(operations)));
  if (error !== undefined && !Object.hasOwn(errors, error))
    fieldErrors.push(unknownName('error', error, operation ? listErrors(operation) : Object.keys(errors)));
  else if (error !== undefined && operation && !declares(operation, error))
    fieldErrors.push(
      unknownValue(
        '/error',
        `${operation.id} does not declare ${error}. Available: ${listErrors(operation).join(', ')}.`,
      ),
    );
  for (const detail of ['upstream', 'retryable'] as const)
    if (rule[detail] !== undefined && !invalidNames.has('error') && !(detail in exampleDetails(error ?? '')))
      fieldErrors.push(
        unknownValue(
          `/${detail}`,
          `${inlineValue(error ?? 'A rule without an error')} has no detail "${detail}".`,
        ),
      );
  for (const name of ['latency', 'body_latency'] as const) {
    const { min, max } = rule[name] ?? { min: 0, max: 0 };
    if (min > max)
      fieldErrors.push({
        path: `/${name}/max`,
        reason: 'out_of_range',
        message: 'The value must not be less than min.',
      });
  }
  return fieldErrors;
};

/** Latency, mutants and fault rules. */
export const disturbance: ControlHandlers<
  | 'getDisturbance'
  | 'setDisturbance'
  | 'listFaultRules'
  | 'addFaultRule'
  | 'removeFaultRule'
  | 'removeFaultRules'
> = {
  getDisturbance: async ({ context, db, input: { query } }) =>
    show(context, await requireWorkspace(db, query?.workspace)),

  setDisturbance: async ({ context, db, input: { body, query } }) => {
    const workspace = await requireWorkspace(db, query?.workspace);
    await context.faultInjection.set(db, body, workspace).catch((error: unknown) => {
      if (error instanceof UnknownMutantError)
        throw invalid([unknownValue(`/mutants/${error.index}`, error.message)]);
      if (error instanceof InvalidLatencyError)
        throw invalid([{ path: '/latency', reason: 'out_of_range', message: error.message }]);
      throw error;
    });
    return show(context, workspace);
  },

  listFaultRules: async ({ context }) => ({ data: [...(await context.faultRules.list())] }),

  addFaultRule: withCheck(checkFaultRule, async ({ context, input: { body } }) => {
    if ((await context.faultRules.list()).length >= limits.faultRules)
      throw conflict(
        `The sandbox already has ${limits.faultRules} fault rules, the maximum. Remove one first.`,
      );
    return context.faultRules.add(body);
  }),

  removeFaultRule: async ({ context, db, input: { path } }) => {
    if (!(await context.faultRules.remove(db, { id: path.id }))) throw problem('not-found');
    return undefined;
  },

  removeFaultRules: async ({ context, db, input: { query } }) => {
    await context.faultRules.remove(db, query);
    return undefined;
  },
};
