import { notice } from './notice.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { listScopes, strongerThan } from './scope-levels.ts';

/** `scopes.ts`: every scope, and for each one the scopes that imply it. */
export const renderScopes = (document: OpenApiDocument): string => {
  const scopes = listScopes(document);
  const grantingScopes = Object.fromEntries(
    scopes.map((scope) => [scope, [scope, ...strongerThan(scopes, scope)]]),
  );
  return `${notice}
/** Every scope. */
export const scopes = ${JSON.stringify(scopes, null, 2)} as const;

/** One scope, \`<resource>:<level>\`. */
export type Scope = (typeof scopes)[number];

/** For each scope, the scopes that satisfy it: itself and the stronger levels of the same resource that exist. */
export const scopesThatGrant: Readonly<Record<Scope, readonly Scope[]>> = ${JSON.stringify(grantingScopes, null, 2)};

/** Whether the scopes \`held\` include \`required\`. */
export const grants = (held: readonly string[], required: Scope): boolean =>
  scopesThatGrant[required].some((scope) => held.includes(scope));
`;
};
