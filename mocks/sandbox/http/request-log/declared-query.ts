import type { OperationShape } from '@workspace-api/contract';
import type { Call } from '../call.ts';

/** The parameters of a request's query that its operation declares, as they were sent. */
export const declaredQuery = ({ query }: Call, { parameters }: OperationShape): Record<string, string> => {
  const shown: Record<string, string> = {};
  if (query.size === 0) return shown;
  for (const { name } of parameters.query) {
    const value = query.get(name);
    if (value !== null) shown[name] = value;
  }
  return shown;
};
