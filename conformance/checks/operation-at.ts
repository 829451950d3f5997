import { type OperationShape, operationList } from '@workspace-api/contract';

const splitPath = (path: string): string[] => path.split('/').filter(Boolean);

const routes = (operationList as readonly OperationShape[]).map((operation) => ({
  operation,
  steps: splitPath(operation.path),
}));

/** The operation for a method and a path below the API's base, without the query; null if there is none. */
export const operationAt = (method: string, path: string): OperationShape | null => {
  const segments = splitPath(path.split('?')[0] ?? '');
  const fits = routes.filter(
    ({ operation, steps }) =>
      operation.method === method &&
      steps.length === segments.length &&
      steps.every((step, index) => step.startsWith('{') || step === segments[index]),
  );
  // Static paths first: `/secrets/proxy-url` before `/secrets/{name}`.
  const fixed = (steps: readonly string[]) => steps.filter((step) => !step.startsWith('{')).length;
  return fits.sort((one, other) => fixed(other.steps) - fixed(one.steps))[0]?.operation ?? null;
};
