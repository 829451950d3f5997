import { operations } from '@workspace-api/contract';
import { isObject, isSuccess } from '../body.ts';
import { createResult, formatValue } from '../check-result.ts';
import { valueAt } from '../json-pointer.ts';
import { sameValue } from '../same-value.ts';
import { getMode, type TracedCall } from './traced-call.ts';
import { writtenDataCheck } from './written-data.ts';

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

/** Checks that a draft shows what the last patch wrote to it. */
export const createDraftCheck = () =>
  writtenDataCheck<Left>({
    exclusive: ['pages.get-is-draft', 'theme.get-is-draft'],
    getKey: (call) => (call.operation?.method === 'GET' ? null : toDraftKey(call)),
    getValue: ({ operation, token, body }) =>
      operation?.method === 'PATCH' ? { mode: getMode(token), values: getPatchedValues(body) } : undefined,
    listReads: (call) => {
      const key = call.operation?.method === 'GET' ? toDraftKey(call) : null;
      return key === null ? [] : [key];
    },
    check: ({ operation, token }, { exchange, body }, _, { value: { mode, values } }) => {
      if (mode !== getMode(token) || !isSuccess(exchange) || !isObject(body)) return [];
      const clause = operation?.id === getPage.id ? 'pages.get-is-draft' : 'theme.get-is-draft';
      return [...values].map(([pointer, value]) => {
        const actual = valueAt(body, pointer);
        const expected = `${formatValue(value)} at ${pointer}`;
        return createResult(clause, sameValue(actual, value), expected, formatValue(actual));
      });
    },
  });
