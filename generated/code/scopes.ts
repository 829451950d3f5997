import { type Scope, scopesThatGrant } from '../scopes.ts';

/** Whether the scopes `held` include `required`. */
export const grants = (held: readonly string[], required: Scope): boolean =>
  scopesThatGrant[required].some((scope) => held.includes(scope));
