import type { OperationShape } from '@workspace-api/contract';
import type { Call } from '../call.ts';

// Shared, since the log keeps it: what lives long is copied by the garbage collector as long as it is young.
const none: Record<string, string> = {};

/** The parameters of a request's query that its operation declares, as they were sent. */
export const declaredQuery = ({ query }: Call, { parameters }: OperationShape): Record<string, string> => {
  if (query.size === 0) return none;
  const shown: Record<string, string> = {};
  for (const { name } of parameters.query) {
    const value = query.get(name);
    if (value !== null) shown[name] = value;
  }
  return shown;
};
