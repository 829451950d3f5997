import { type ClauseId, headerNames } from '@workspace-api/contract';
import { getJson, isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { sameValue } from '../../checks/same-value.ts';
import type { Case, Raced } from '../../engine/scenario.ts';
import { expectLinearizable } from '../shared/linearizability.ts';
import type { Draft, PatchOperation } from './drafts.ts';

/** The values at the pointers that a race is about; null for a missing one. */
type Values = Record<string, unknown>;

/** Returns the values after a patch; null if one of its operations fails. */
const patched = (before: Values, patch: readonly PatchOperation[]): Values | null => {
  const values = { ...before };
  for (const { op, path, value } of patch) {
    if (op === 'test' && values[path] !== value) return null;
    if (op !== 'test') values[path] = value;
  }
  return values;
};

/** What a race of patches and reads of a draft is about. */
type DraftRace = {
  draft: Draft;
  pointers: readonly string[];
  /** The draft before the race. */
  before: unknown;
  /** The code by which a patch that can't be applied is refused. */
  code: string;
};

/** Expects that patches were applied one after another, each as a whole, and those with If-Match only to the draft before the race. */
export const expectPatchesInOrder = (
  t: Case,
  clause: ClauseId,
  raced: readonly Raced[],
  { draft, pointers, before, code }: DraftRace,
): void => {
  const valuesIn = (document: unknown): Values =>
    Object.fromEntries(pointers.map((pointer) => [pointer, valueAt(document, pointer) ?? null]));
  const initial = valuesIn(before);
  expectLinearizable(t, clause, raced, {
    initial,
    named: [code],
    next: (values: Values, { operation, body, headers }, response) => {
      if (operation === draft.show.operation)
        return response === null || sameValue(valuesIn(getJson(response)), values) ? [values] : [];
      const isStale = headers?.[headerNames.ifMatch] !== undefined && !sameValue(values, initial);
      const after = isStale ? null : patched(values, body as PatchOperation[]);
      return response === null || isSuccess(response) === (after !== null) ? [after ?? values] : [];
    },
    describeRequest: ({ operation, body, headers }) =>
      [operation, body && JSON.stringify(body), headers?.[headerNames.ifMatch]].filter(Boolean).join(' '),
  });
};
