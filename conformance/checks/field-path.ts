/**
 * Splits the path of a field entry into its steps. The service document calls it JSON-pointer-style: `/a/0/b` is expected
 * (`validation.path-is-pointer`), but clauses that must hold also read `a.0.b`, `$.a[0].b`, `#/a/0/b` and `/body/a/0/b`.
 */
export const splitFieldPath = (path: string): string[] => {
  const isPointer = /^#?\//.test(path);
  const steps = isPointer
    ? path.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    : path.replaceAll(/\[["']?([^[\]"']*)["']?\]/g, '.$1').split(/[./]/);
  const [first = '', ...rest] = steps.filter((step) => !['', '#', '$'].includes(step));
  const isPart = ['body', 'query'].includes(first.toLowerCase()) && rest.length > 0;
  return isPart ? rest : [first, ...rest].filter((step) => step !== '');
};

const startsWith = (steps: readonly string[], start: readonly string[]): boolean =>
  start.every((step, index) => steps[index] === step);

/** Whether a path names the field of a pointer. */
export const namesField = (path: string, pointer: string): boolean => {
  const [named, expected] = [splitFieldPath(path), splitFieldPath(pointer)];
  return named.length === expected.length && startsWith(named, expected);
};

/** Whether a path names the field of a pointer, its parent or its child. */
export const isNearField = (path: string, pointer: string): boolean => {
  const [named, expected] = [splitFieldPath(path), splitFieldPath(pointer)];
  return named.length > 0 && (startsWith(named, expected) || startsWith(expected, named));
};
