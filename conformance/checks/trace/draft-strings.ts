import { operations } from '@workspace-api/contract';
import { isObject, isSuccess } from '../body.ts';
import { valueAt } from '../json-pointer.ts';
import { sameValue } from '../same-value.ts';
import { formatValue } from './format-value.ts';
import { createRegister, type Ticket } from './register.ts';
import {
  getEffect,
  getMode,
  type TraceCheck,
  type TraceCheckResult,
  type TracedCall,
} from './traced-call.ts';

const { getPage, updatePage, rollbackPage, getTheme, updateTheme } = operations;

/** The values that a patch left at some pointers of a draft. */
type Left = { mode: string; values: ReadonlyMap<string, unknown> };

const toDraftKey = ({ operation, path }: TracedCall): string | null => {
  const ids: readonly string[] = [getPage.id, updatePage.id, rollbackPage.id];
  if (ids.includes(operation?.id ?? '')) return JSON.stringify(['page', path.slug, path.id]);
  const theme: readonly string[] = [getTheme.id, updateTheme.id];
  return theme.includes(operation?.id ?? '') ? JSON.stringify(['theme', path.slug]) : null;
};

const isWithin = (pointer: string, other: string): boolean =>
  pointer === other || pointer.startsWith(`${other}/`);

/** Array indexes shift, and `-` has no value, so such pointers are not compared. */
const isStable = (pointer: string): boolean => pointer !== '' && !/\/(?:-|\d+)(?:\/|$)/.test(pointer);

/** The values that a patch leaves, except where a later operation of the patch changes them (RFC 6902). */
const getPatchedValues = (patch: unknown): Map<string, unknown> => {
  const values = new Map<string, unknown>();
  for (const step of Array.isArray(patch) ? patch.filter(isObject) : []) {
    const { op, path, from, value } = step;
    if (op === 'test') continue;
    const touched = [path, from].filter((pointer) => typeof pointer === 'string');
    for (const pointer of values.keys())
      if (touched.some((one) => isWithin(pointer, one) || isWithin(one, pointer))) values.delete(pointer);
    if ((op === 'add' || op === 'replace') && typeof path === 'string' && isStable(path))
      values.set(path, value);
  }
  return values;
};

/** Checks that a draft shows what the last patch wrote to it. Only for targets that no one else changes. */
export const createDraftCheck = (): TraceCheck => {
  const register = createRegister<Left>();
  const tickets = new WeakMap<TracedCall, Ticket>();
  const isWrite = ({ operation }: TracedCall): boolean => operation?.method !== 'GET';

  return {
    started: (call) => {
      const draft = toDraftKey(call);
      if (draft !== null)
        tickets.set(call, isWrite(call) ? register.writeStarted(draft) : register.readStarted(draft));
    },
    ended: (call, response) => {
      const ticket = tickets.get(call);
      if (!ticket || !call.operation) return [];
      const { exchange, body } = response;
      if (isWrite(call)) {
        const effect = getEffect(response);
        const isPatch = call.operation.method === 'PATCH';
        const value = { mode: getMode(call.token), values: getPatchedValues(call.body) };
        const entry = effect === 'done' && isPatch ? { value, by: exchange } : undefined;
        register.writeEnded(ticket, effect === 'none' ? null : entry);
        return [];
      }
      const lastWrite = register.readEnded(ticket);
      if (
        !lastWrite ||
        call.token === null ||
        lastWrite.value.mode !== getMode(call.token) ||
        !isSuccess(exchange) ||
        !isObject(body)
      )
        return [];
      const clause = call.operation.id === getPage.id ? 'pages.get-is-draft' : 'theme.get-is-draft';
      return [...lastWrite.value.values].map(([pointer, value]): TraceCheckResult => {
        const actual = valueAt(body, pointer);
        const difference = sameValue(actual, value)
          ? null
          : { expected: `${formatValue(value)} at ${pointer}`, got: formatValue(actual) };
        return { clause, difference, before: [lastWrite.by] };
      });
    },
  };
};
