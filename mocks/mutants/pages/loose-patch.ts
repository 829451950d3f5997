import { decodeSegment } from '@workspace-api/contract';
import type { Json } from '../../wrappers/json.ts';

/** An operation of a JSON Patch. */
export type Operation = { op: string; path: string; from?: string; value?: unknown };

/** Where a server is less strict than JSON Pointer (RFC 6901) and JSON Patch (RFC 6902). */
export type Looseness = {
  /** Accepts `01` as an index. */
  leadingZeros?: boolean;
  /** Accepts `-1`, `1e0` and similar numbers as indexes. */
  anyNumber?: boolean;
  /** Treats indexes beyond the end as the end. */
  beyondTheEnd?: boolean;
  /** Treats `-` as the last item for operations that need an existing one. */
  dashIsLast?: boolean;
  /** Unescapes `~0` before `~1`. */
  tildeFirst?: boolean;
  /** Percent-decodes names. */
  decoded?: boolean;
  /** Omits empty names. */
  withoutEmptyNames?: boolean;
  /** Treats inherited properties as members. */
  inherited?: boolean;
  /** Compares names case-insensitively. */
  anyCase?: boolean;
  replaceAdds?: boolean;
  removeOfNothing?: boolean;
  addMerges?: boolean;
  addInsertsNothing?: boolean;
  nullRemoves?: boolean;
  copyShares?: boolean;
  moveCopies?: boolean;
  moveIntoItself?: boolean;
  moveCountsBeforeRemoval?: boolean;
  moveComparesStrings?: boolean;
  /** How `test` compares values. */
  equal?: (actual: unknown, expected: unknown) => boolean;
  testsIgnored?: boolean;
  reversed?: boolean;
  unknownIgnored?: boolean;
};

type Container = unknown[] | Json;
type Place = { container: Container; key: string };

/** Thrown when an operation fails. */
export class LooseFailureError extends Error {}

const fail = (reason: string): never => {
  throw new LooseFailureError(reason);
};

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Compares values as the standard requires. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (!isContainer(one) || !isContainer(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameValue((one as Json)[name], (other as Json)[name]))
  );
};

const parsePointer = (pointer: string, { tildeFirst, decoded, withoutEmptyNames }: Looseness): string[] => {
  if (/~(?![01])/.test(pointer)) fail('not a pointer');
  return pointer
    .split('/')
    .slice(1)
    .map((token) =>
      tildeFirst
        ? token.replaceAll('~0', '~').replaceAll('~1', '/')
        : token.replaceAll('~1', '/').replaceAll('~0', '~'),
    )
    .map((token) => (decoded ? decodeSegment(token) : token))
    .filter((token) => !(withoutEmptyNames && token === ''));
};

const resolveKey = (container: Container, token: string, isNew: boolean, loose: Looseness): string => {
  if (!Array.isArray(container)) {
    if (!loose.anyCase || Object.hasOwn(container, token)) return token;
    return Object.keys(container).find((name) => name.toLowerCase() === token.toLowerCase()) ?? token;
  }
  const { length } = container;
  const last = isNew ? length : length - 1;
  if (token === '-') return isNew ? String(length) : loose.dashIsLast ? String(last) : fail('no last item');
  if (loose.inherited && token === 'length' && !isNew) return token;
  const isIndex = loose.anyNumber
    ? Number.isInteger(Number(token))
    : (loose.leadingZeros ? /^\d+$/ : /^(0|[1-9]\d*)$/).test(token);
  if (!isIndex) fail('not an index');
  const index = Number(token) < 0 ? length + Number(token) : Number(token);
  if (index > last && !loose.beyondTheEnd) fail('no such item');
  return String(Math.min(index, last));
};

const exists = ({ container, key }: Place, { inherited }: Looseness): boolean =>
  Object.hasOwn(container, key) || (inherited === true && key in container);

const resolvePlace = (document: unknown, pointer: string, isNew: boolean, loose: Looseness): Place => {
  const tokens = parsePointer(pointer, loose);
  let container = document;
  for (const token of tokens.slice(0, -1)) {
    if (!isContainer(container)) return fail('nothing below a value');
    const place = { container, key: resolveKey(container, token, false, loose) };
    if (!exists(place, loose)) fail('no such member');
    container = (container as Json)[place.key];
  }
  if (!isContainer(container)) return fail('nothing below a value');
  return { container, key: resolveKey(container, tokens.at(-1) ?? '', isNew, loose) };
};

const add = ({ container, key }: Place, value: unknown, loose: Looseness): void => {
  const there = (container as Json)[key];
  if (Array.isArray(container) && !loose.addInsertsNothing) container.splice(Number(key), 0, value);
  else if (loose.addMerges && isContainer(there) && isContainer(value)) Object.assign(there, value);
  else if (loose.nullRemoves && value === null) delete (container as Json)[key];
  else (container as Json)[key] = value;
};

const remove = ({ container, key }: Place): void => {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
};

const move = (document: unknown, { from = '', path }: Operation, loose: Looseness): void => {
  const isWithin = path.startsWith(loose.moveComparesStrings ? from : `${from}/`) && path !== from;
  if (isWithin && !loose.moveIntoItself) fail('a move into itself');
  const source = resolvePlace(document, from, false, loose);
  if (!exists(source, loose)) fail('nothing to move');
  if (isWithin) return;
  const value = (source.container as Json)[source.key];
  const before = loose.moveCountsBeforeRemoval ? resolvePlace(document, path, true, loose) : null;
  if (!loose.moveCopies) remove(source);
  const shift =
    before &&
    before.container === source.container &&
    Array.isArray(before.container) &&
    Number(before.key) > Number(source.key);
  const target = before
    ? { container: before.container, key: shift ? String(Number(before.key) - 1) : before.key }
    : resolvePlace(document, path, true, loose);
  add(target, value, loose);
};

/** Applies one operation to a document in place. @throws LooseFailureError */
export const applyLoosely = (document: unknown, operation: Operation, loose: Looseness): void => {
  const { op, path, value } = operation;
  const findExisting = (): Place => {
    const place = resolvePlace(document, path, false, loose);
    return exists(place, loose) ? place : fail('no such place');
  };
  switch (op) {
    case 'add':
      add(resolvePlace(document, path, true, loose), structuredClone(value), loose);
      break;
    case 'remove':
      if (!loose.removeOfNothing || exists(resolvePlace(document, path, true, loose), loose))
        remove(findExisting());
      break;
    case 'replace': {
      const place = loose.replaceAdds ? resolvePlace(document, path, true, loose) : findExisting();
      if (loose.nullRemoves && value === null) remove(place);
      else (place.container as Json)[place.key] = structuredClone(value);
      break;
    }
    case 'move':
      move(document, operation, loose);
      break;
    case 'copy': {
      const source = resolvePlace(document, operation.from ?? '', false, loose);
      if (!exists(source, loose)) fail('nothing to copy');
      const copy = (source.container as Json)[source.key];
      const value = loose.copyShares ? copy : structuredClone(copy);
      add(resolvePlace(document, path, true, loose), value, loose);
      break;
    }
    case 'test': {
      const readValue = (): unknown => {
        const { container, key } = findExisting();
        return (container as Json)[key];
      };
      const isEqual = loose.equal ?? sameValue;
      if (!loose.testsIgnored && !isEqual(path === '' ? document : readValue(), value)) fail('another value');
      break;
    }
    default:
      if (!loose.unknownIgnored) fail('an unknown operation');
  }
};
