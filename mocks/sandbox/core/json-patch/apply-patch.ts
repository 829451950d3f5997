import type { components } from '@workspace-api/contract';
import { limits } from '../limits.ts';
import { insert, overwrite, take } from './edit.ts';
import { lengthOf, PatchBudget } from './patch-budget.ts';
import { isWithin, locate, nameOf, type Place, takesValue } from './pointer.ts';
import { sameJson } from './same-json.ts';

/**
 * An operation of a JSON Patch, validated against the contract: its `op` is known, it has the `value` or `from` that
 * `op` requires, and its pointers are well-formed. Further members are ignored (RFC 6902, section 4).
 */
export type Operation = components['schemas']['JsonPatchOperation'];

/** An operation that can't be applied, with its index in the patch and the pointer that it fails on. */
export class PatchError extends Error {
  readonly operation: number;
  readonly path: string;

  constructor(operation: number, path: string, reason: string) {
    super(reason);
    this.name = 'PatchFailure';
    this.operation = operation;
    this.path = path;
  }
}

/** The context of an operation: how to reject it, and the budget of its patch. */
type Context = {
  readonly refuse: (path: string, reason: string) => PatchError;
  readonly budget: PatchBudget;
};

const existing = (document: unknown, path: string, { refuse }: Context): Place => {
  const place = locate(document, path);
  if (!place?.exists) throw refuse(path, `the path ${path} does not exist`);
  return place;
};

/** A value, and its length in characters of JSON. */
type Measured = { readonly value: unknown; readonly length: number };

const clone = (value: unknown): Measured => {
  const text = JSON.stringify(value);
  return { value: typeof value === 'object' ? (JSON.parse(text) as unknown) : value, length: text.length };
};

const add = (document: unknown, path: string, { value, length }: Measured, context: Context): unknown => {
  const { refuse, budget } = context;
  const place = locate(document, path);
  if (!place) throw refuse(path, `the parent of ${path} does not exist`);
  if (!takesValue(place)) throw refuse(path, `nothing can be added at ${path}`);
  budget.shift(place);
  // An array item is shifted, any other value is replaced.
  if (place.exists && !Array.isArray(place.container)) budget.leave(place, lengthOf(place.value));
  budget.enter(place, length);
  return insert(document, place, value);
};

/** @param length of the removed value, in characters of JSON */
const remove = (document: unknown, path: string, length: number, context: Context): unknown => {
  const place = existing(document, path, context);
  context.budget.shift(place);
  context.budget.leave(place, length);
  take(place);
  return document;
};

const applyOne = (document: unknown, operation: Operation, context: Context): unknown => {
  const { path } = operation;
  const { refuse, budget } = context;
  switch (operation.op) {
    case 'add':
      return add(document, path, clone(operation.value), context);
    case 'remove': {
      if (path === '') throw refuse(path, 'the whole document cannot be removed');
      return remove(document, path, lengthOf(existing(document, path, context).value), context);
    }
    case 'replace': {
      const { value, length } = clone(operation.value);
      const place = existing(document, path, context);
      budget.leave(place, lengthOf(place.value));
      budget.enter(place, length);
      return overwrite(document, place, value);
    }
    // RFC 6902 sections 4.4 and 4.5: a move is a remove followed by an add, a copy is an add.
    case 'move': {
      const { from } = operation;
      const { value } = existing(document, from, context);
      if (isWithin(from, path)) throw refuse(path, `${nameOf(from)} cannot be moved into itself`);
      if (from === path) return document;
      // The value stays in the document, so it isn't measured.
      return add(remove(document, from, 0, context), path, { value, length: 0 }, context);
    }
    case 'copy': {
      const copied = clone(existing(document, operation.from, context).value);
      budget.copy(copied.length);
      return add(document, path, copied, context);
    }
    case 'test': {
      if (!sameJson(existing(document, path, context).value, operation.value))
        throw refuse(path, `the value at ${nameOf(path)} is not the one that was tested for`);
      return document;
    }
  }
};

/**
 * Applies a JSON Patch in order (RFC 6902). It stops at the first operation that fails or exceeds the budget:
 * `limits.patchOperations`, `limits.patchWork` and `limits.documentLength`.
 *
 * @param document a JSON value that the caller owns; it is modified even if the patch fails
 * @param documentLength in characters of JSON, if known
 * @throws PatchFailure
 */
export const applyPatch = (
  document: unknown,
  patch: readonly Operation[],
  documentLength = lengthOf(document),
): unknown => {
  const budget = new PatchBudget(documentLength);
  let result = document;
  for (const [index, operation] of patch.entries()) {
    const refuse = (path: string, reason: string) => new PatchError(index, path, reason);
    if (index === limits.patchOperations)
      throw refuse(operation.path, `it has more than ${limits.patchOperations} operations`);
    result = applyOne(result, operation, { refuse, budget });
    const reason = budget.exceeded();
    if (reason !== undefined) throw refuse(operation.path, reason);
  }
  return result;
};
