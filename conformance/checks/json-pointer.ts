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
