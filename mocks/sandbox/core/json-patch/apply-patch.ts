import type { components } from '@workspace-api/contract';
import jsonPatch, { type Operation as LibraryOperation } from 'fast-json-patch';
import { isWithin, locate, nameOf, type Place, takesValue } from './pointer.ts';
import { sameJson } from './same-json.ts';

/** One operation of a JSON Patch, as the contract lets it in: `op` is known, and its pointers are well-formed. */
export type Operation = components['schemas']['JsonPatchOperation'];

/** The largest document that a patch can make, in characters of JSON; copies would otherwise double it without end. */
const maxDocumentLength = 1024 * 1024;

/** An operation that can't be applied, by its index in the patch and the pointer that it fails on. */
export class PatchFailure extends Error {
  readonly operation: number;
  readonly path: string;

  constructor(operation: number, path: string, reason: string) {
    super(reason);
    this.name = 'PatchFailure';
    this.operation = operation;
    this.path = path;
  }
}

/** What stops an operation, before its index is known. */
type Refuse = (path: string, reason: string) => PatchFailure;

const existing = (document: unknown, path: string, refuse: Refuse): Place => {
  const place = locate(document, path);
  if (!place?.exists) throw refuse(path, `the path ${path} does not exist`);
  return place;
};

const givenValue = (operation: Operation, refuse: Refuse): unknown => {
  // A value that is there and null is a value.
  if (!Object.hasOwn(operation, 'value')) throw refuse(operation.path, `${operation.op} needs a value`);
  return operation.value;
};

const clone = (value: unknown): unknown =>
  typeof value === 'object' ? (JSON.parse(JSON.stringify(value)) as unknown) : value;

/** The library does the edit, without its own looser checks; what it is given has been found to fit. */
const change = (document: unknown, operation: LibraryOperation): unknown =>
  jsonPatch.applyOperation(document, operation, false, true, false).newDocument;

const add = (document: unknown, path: string, value: unknown, refuse: Refuse): unknown => {
  const place = locate(document, path);
  if (!place) throw refuse(path, `the parent of ${path} does not exist`);
  if (!takesValue(place)) throw refuse(path, `nothing can be added at ${path}`);
  return change(document, { op: 'add', path, value });
};

const remove = (document: unknown, path: string, refuse: Refuse): unknown => {
  if (path === '') throw refuse(path, 'the whole document cannot be removed');
  existing(document, path, refuse);
  return change(document, { op: 'remove', path });
};

const applyOne = (document: unknown, operation: Operation, refuse: Refuse): unknown => {
  const { op, path, from } = operation;
  const source = () => {
    if (from === undefined) throw refuse(path, `${op} needs a from`);
    return { from, value: existing(document, from, refuse).value };
  };
  switch (op) {
    case 'add':
      return add(document, path, clone(givenValue(operation, refuse)), refuse);
    case 'remove':
      return remove(document, path, refuse);
    case 'replace': {
      const value = clone(givenValue(operation, refuse));
      existing(document, path, refuse);
      return change(document, { op, path, value });
    }
    // RFC 6902 sections 4.4 and 4.5: a move is a remove and then an add, a copy is an add.
    case 'move': {
      const { from, value } = source();
      if (isWithin(from, path)) throw refuse(path, `${nameOf(from)} cannot be moved into itself`);
      if (from === path) return document;
      return add(from === '' ? document : remove(document, from, refuse), path, value, refuse);
    }
    case 'copy':
      return add(document, path, clone(source().value), refuse);
    case 'test': {
      const expected = givenValue(operation, refuse);
      if (!sameJson(existing(document, path, refuse).value, expected))
        throw refuse(path, `the value at ${nameOf(path)} is not the one that was tested for`);
      return document;
    }
  }
};

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/** How much longer an operation can make the document. */
const growth = (document: unknown, { op, from, value }: Operation): number =>
  op === 'copy' ? lengthOf(from === undefined ? undefined : locate(document, from)?.value) : lengthOf(value);

/**
 * Applies a JSON Patch in order (RFC 6902). The first operation that fails ends it.
 *
 * Pointers are resolved here, by the letter of RFC 6901: fast-json-patch takes indices with leading zeros or past the
 * end, members that every object inherits, and a move into a value's own child.
 *
 * @param document a JSON value of the caller's own; it is used up, whether the patch succeeds or not
 * @param documentLength in characters of JSON, where it is known
 * @throws PatchFailure
 */
export const applyPatch = (
  document: unknown,
  patch: readonly Operation[],
  documentLength = lengthOf(document),
): unknown => {
  let result = document;
  // Never less than the document's length, which is measured only where this has passed the limit.
  let length = documentLength;
  for (const [index, operation] of patch.entries()) {
    const refuse: Refuse = (path, reason) => new PatchFailure(index, path, reason);
    length += growth(result, operation);
    result = applyOne(result, operation, refuse);
    if (length > maxDocumentLength) length = lengthOf(result);
    if (length > maxDocumentLength)
      throw refuse(operation.path, `the document would be longer than ${maxDocumentLength} characters`);
  }
  return result;
};
