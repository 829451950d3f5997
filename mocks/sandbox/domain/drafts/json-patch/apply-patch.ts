import type { components } from '@workspace-api/contract';
import { limits } from '../../../core/limits.ts';
import { EditedDocument } from './edit.ts';
import { getJsonLength, PatchBudget } from './patch-budget.ts';
import { describePointer, isWithin, locate, type Place, takesValue } from './pointer.ts';
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
    this.name = 'PatchError';
    this.operation = operation;
    this.path = path;
  }
}

/** The context of an operation: the document, how to reject the operation, and the budget of its patch. */
type Context = {
  readonly document: EditedDocument;
  readonly refuse: (path: string, reason: string) => PatchError;
  readonly budget: PatchBudget;
};

const findExisting = (path: string, { document, refuse }: Context): Place => {
  const place = locate(document.value, path);
  if (!place?.exists) throw refuse(path, `the path ${path} does not exist`);
  return place;
};

/** @param length the value's length, in characters of JSON */
const add = (path: string, value: unknown, length: number, { document, refuse, budget }: Context): void => {
  const place = locate(document.value, path);
  if (!place) throw refuse(path, `the parent of ${path} does not exist`);
  if (!takesValue(place)) throw refuse(path, `nothing can be added at ${path}`);
  budget.shift(place);
  // An array item is shifted; any other value is replaced.
  if (place.exists && !Array.isArray(place.container)) budget.leave(place, getJsonLength(place.value));
  budget.enter(place, length);
  document.insert(place, value);
};

/** @param length the removed value's length, in characters of JSON */
const remove = (place: Place, length: number, { document, budget }: Context): void => {
  budget.shift(place);
  budget.leave(place, length);
  document.remove(place);
};

const applyOne = (operation: Operation, context: Context): void => {
  const { path } = operation;
  const { document, refuse, budget } = context;
  switch (operation.op) {
    case 'add':
      add(path, operation.value, getJsonLength(operation.value), context);
      return;
    case 'remove': {
      if (path === '') throw refuse(path, 'the whole document cannot be removed');
      const place = findExisting(path, context);
      remove(place, getJsonLength(place.value), context);
      return;
    }
    case 'replace': {
      const place = findExisting(path, context);
      budget.replace(getJsonLength(place.value), getJsonLength(operation.value));
      document.overwrite(place, operation.value);
      return;
    }
    // RFC 6902 sections 4.4 and 4.5: a move is a remove followed by an add; a copy is an add.
    case 'move': {
      const { from } = operation;
      const place = findExisting(from, context);
      if (isWithin(from, path)) throw refuse(path, `${describePointer(from)} cannot be moved into itself`);
      if (from === path) return;
      // The value stays in the document, so it isn't measured.
      remove(place, 0, context);
      add(path, place.value, 0, context);
      return;
    }
    case 'copy': {
      const json = JSON.stringify(findExisting(operation.from, context).value);
      budget.copy(json.length);
      // A copy is needed, because editing a value that is in the document twice would change both places.
      add(path, JSON.parse(json), json.length, context);
      return;
    }
    case 'test': {
      if (!sameJson(findExisting(path, context).value, operation.value))
        throw refuse(path, `the value at ${describePointer(path)} is not the one that was tested for`);
    }
  }
};

/**
 * Applies the operations of a JSON Patch in order (RFC 6902). It stops at the first operation that fails or exceeds the
 * budget: `limits.patchOperations`, `limits.patchWork` and `limits.documentLength`.
 *
 * @param document a JSON value. It is not modified. The result shares unedited values with it and with the patch
 * @param documentLength in characters of JSON, if known
 * @throws PatchError
 */
export const applyPatch = (
  document: unknown,
  patch: readonly Operation[],
  documentLength = getJsonLength(document),
): unknown => {
  const budget = new PatchBudget(documentLength);
  const edited = new EditedDocument(document);
  for (const [index, operation] of patch.entries()) {
    const refuse = (path: string, reason: string) => new PatchError(index, path, reason);
    if (index === limits.patchOperations)
      throw refuse(operation.path, `it has more than ${limits.patchOperations} operations`);
    applyOne(operation, { document: edited, refuse, budget });
    const reason = budget.exceeded();
    if (reason !== undefined) throw refuse(operation.path, reason);
  }
  return edited.value;
};
