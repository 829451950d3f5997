import { type components, messages } from '@workspace-api/contract';
import { sameJson } from '../../../core/json.ts';
import { limits } from '../../../core/limits.ts';
import { shorten } from '../../../core/printable.ts';
import { type Problem, problem } from '../../../core/problem.ts';
import { describePointer, isWithin, locate, type Place, type Root, takesValue } from './pointer.ts';

/**
 * An operation of a JSON Patch, validated against the contract: its `op` is known, it has the `value` or `from` that
 * `op` requires, and its pointers are well-formed. Further members are ignored (RFC 6902, section 4).
 */
export type Operation = components['schemas']['JsonPatchOperation'];

/** The problem of an operation that can't be applied, with its index in the patch and the pointer that it fails on. */
export const invalidPatch = (operation: number, path: string, reason: string): Problem =>
  problem('invalid-patch', {
    message: messages['invalid-patch']({ reason }),
    details: { operation, path: shorten(path, limits.fieldPathLength) },
  });

/** A document while a patch edits it. */
type Editing = {
  readonly root: Root;
  /** The characters of JSON that were copied, plus the array items that were shifted. */
  work: number;
  readonly refuse: (path: string, reason: string) => Problem;
};

const findExisting = (path: string, { root, refuse }: Editing): Place => {
  const place = locate(root, path);
  if (!place?.exists) throw refuse(path, `the path ${path} does not exist`);
  return place;
};

/** Sets the value at a place. Assigning to the member `__proto__` would set the object's prototype instead. */
const set = ({ container, key }: Place, value: unknown): void => {
  Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
};

const add = (path: string, value: unknown, editing: Editing): void => {
  const place = locate(editing.root, path);
  if (!place) throw editing.refuse(path, `the parent of ${path} does not exist`);
  if (!takesValue(place)) throw editing.refuse(path, `nothing can be added at ${path}`);
  const { container, key } = place;
  if (Array.isArray(container)) {
    const index = key === '-' ? container.length : Number(key);
    editing.work += container.length - index;
    container.splice(index, 0, value);
  } else set(place, value);
};

const remove = ({ container, key }: Place, editing: Editing): void => {
  if (Array.isArray(container)) {
    editing.work += container.length - Number(key);
    container.splice(Number(key), 1);
  } else Reflect.deleteProperty(container, key);
};

/** A value of its own, because editing one that is in two places would change both. */
const copy = (json: string): unknown => JSON.parse(json);

const applyOne = (operation: Operation, editing: Editing): void => {
  const { path } = operation;
  const { refuse } = editing;
  switch (operation.op) {
    case 'add':
      add(path, copy(JSON.stringify(operation.value)), editing);
      return;
    case 'remove':
      if (path === '') throw refuse(path, 'the whole document cannot be removed');
      remove(findExisting(path, editing), editing);
      return;
    case 'replace':
      set(findExisting(path, editing), copy(JSON.stringify(operation.value)));
      return;
    // RFC 6902 sections 4.4 and 4.5: a move is a remove followed by an add; a copy is an add.
    case 'move': {
      const { from } = operation;
      const place = findExisting(from, editing);
      if (isWithin(from, path)) throw refuse(path, `${describePointer(from)} cannot be moved into itself`);
      if (from === path) return;
      remove(place, editing);
      add(path, place.value, editing);
      return;
    }
    case 'copy': {
      const json = JSON.stringify(findExisting(operation.from, editing).value);
      editing.work += json.length;
      add(path, copy(json), editing);
      return;
    }
    case 'test':
      if (!sameJson(findExisting(path, editing).value, operation.value))
        throw refuse(path, `the value at ${describePointer(path)} is not the one that was tested for`);
  }
};

/**
 * Applies the operations of a JSON Patch in order (RFC 6902). It stops at the first operation that fails or exceeds
 * `limits.patchOperations` or `limits.patchWork`. The result has at most `limits.documentLength` characters of JSON.
 *
 * @param json the document
 * @returns the edited document
 * @throws Problem `invalid-patch`
 */
export const applyPatch = (json: string, patch: readonly Operation[]): unknown => {
  let [index, path] = [0, ''];
  const refuse = (place: string, reason: string) => invalidPatch(index, place, reason);
  const editing: Editing = { root: { document: copy(json) }, work: 0, refuse };
  for (const [at, operation] of patch.entries()) {
    [index, path] = [at, operation.path];
    if (index === limits.patchOperations)
      throw refuse(path, `it has more than ${limits.patchOperations} operations`);
    applyOne(operation, editing);
    if (editing.work > limits.patchWork)
      throw refuse(
        path,
        `its operations copy or shift more than ${limits.patchWork} characters and array items`,
      );
  }
  const { document } = editing.root;
  if (JSON.stringify(document).length > limits.documentLength)
    throw refuse(path, `the document would be longer than ${limits.documentLength} characters`);
  return document;
};
