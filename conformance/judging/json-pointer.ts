/**
 * The values at a JSON Pointer in which `*` stands for every item of an array; empty where there are none.
 *
 * @example valuesAt({ scopes: ['me:read'] }, '/scopes/*') // ['me:read']
 */
export const valuesAt = (value: unknown, pointer: string): unknown[] =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown[]>((found, step) => found.flatMap((node) => childrenAt(node, step)), [value])
    .filter((found) => found !== undefined);

const childrenAt = (node: unknown, step: string): unknown[] => {
  if (step === '*') return Array.isArray(node) ? node : [];
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return [];
  return [(node as Record<string, unknown>)[step]];
};
