import { isDeepStrictEqual } from 'node:util';
import { isObject } from './body.ts';

const getChild = (node: unknown, step: string): unknown => {
  if (Array.isArray(node)) return /^(0|[1-9]\d*)$/.test(step) ? node[Number(step)] : undefined;
  return isObject(node) && Object.hasOwn(node, step) ? node[step] : undefined;
};

/** The steps of a JSON Pointer (RFC 6901, section 4). */
const splitPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value at a JSON Pointer; undefined if there is none. */
export const valueAt = (document: unknown, pointer: string): unknown =>
  splitPointer(pointer).reduce(getChild, document);

/**
 * The values at a pointer in which `*` stands for every item of an array.
 *
 * @example valuesAt({ scopes: ['me:read'] }, '/scopes/*') // ['me:read']
 */
export const valuesAt = (document: unknown, pointer: string): unknown[] => {
  let values = [document];
  for (const step of splitPointer(pointer)) {
    if (step === '*') values = values.filter(Array.isArray).flat();
    else values = values.filter(isObject).map((value) => getChild(value, step));
  }
  return values.filter((value) => value !== undefined);
};

/**
 * Splits the path of a field entry into its steps. The service document calls it JSON-pointer-style: `/a/0/b` is expected
 * (`validation.path-is-pointer`), but clauses that must hold also read `a.0.b`, `$.a[0].b`, `#/a/0/b` and `/body/a/0/b`.
 */
export const splitFieldPath = (path: string): string[] => {
  const isPointer = /^#?\//.test(path);
  const steps = isPointer
    ? splitPointer(path)
    : path.replaceAll(/\[["']?([^[\]"']*)["']?\]/g, '.$1').split(/[./]/);
  const [first = '', ...rest] = steps.filter((step) => !['', '#', '$'].includes(step));
  const isPart = ['body', 'query'].includes(first.toLowerCase()) && rest.length > 0;
  return isPart ? rest : [first, ...rest].filter((step) => step !== '');
};

const startsWith = (steps: readonly string[], start: readonly string[]): boolean =>
  start.every((step, index) => steps[index] === step);

/** Whether a path names the field of a pointer. */
export const namesField = (path: string, pointer: string): boolean =>
  isDeepStrictEqual(splitFieldPath(path), splitFieldPath(pointer));

/** Whether a path names the field of a pointer, its parent or its child. */
export const isNearField = (path: string, pointer: string): boolean => {
  const [named, expected] = [splitFieldPath(path), splitFieldPath(pointer)];
  return named.length > 0 && (startsWith(named, expected) || startsWith(expected, named));
};
