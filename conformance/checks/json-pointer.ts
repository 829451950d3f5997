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
 * The values at a pointer in which `*` stands for every item of an array. They are found one by one, so that a caller that needs
 * only some of a large array doesn't read the others.
 *
 * @example [...valuesAt({ scopes: ['me:read'] }, '/scopes/*')] // ['me:read']
 */
export function* valuesAt(value: unknown, pointer: string): Generator<unknown> {
  const [, step, ...rest] = pointer.split('/');
  if (step === undefined) {
    if (value !== undefined) yield value;
    return;
  }
  const restPointer = rest.map((each) => `/${each}`).join('');
  if (step !== '*') {
    if (isObject(value)) yield* valuesAt(getChild(value, step), restPointer);
  } else if (Array.isArray(value)) {
    for (const item of value) yield* valuesAt(item, restPointer);
  }
}
