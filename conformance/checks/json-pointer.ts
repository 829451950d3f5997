import { isObject } from './body.ts';

const getChild = (node: unknown, step: string): unknown => {
  if (Array.isArray(node)) return /^(0|[1-9]\d*)$/.test(step) ? node[Number(step)] : undefined;
  return isObject(node) && Object.hasOwn(node, step) ? node[step] : undefined;
};

/** The value at a JSON Pointer (RFC 6901, section 4); undefined if there is none. */
export const valueAt = (document: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(getChild, document);

/**
 * The values at a pointer in which `*` stands for every item of an array; empty if there are none.
 *
 * @example valuesAt({ scopes: ['me:read'] }, '/scopes/*') // ['me:read']
 */
export const valuesAt = (value: unknown, pointer: string): unknown[] =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown[]>((nodes, step) => nodes.flatMap((node) => childrenAt(node, step)), [value])
    .filter((node) => node !== undefined);

const childrenAt = (node: unknown, step: string): unknown[] => {
  if (step === '*') return Array.isArray(node) ? node : [];
  return isObject(node) ? [getChild(node, step)] : [];
};
