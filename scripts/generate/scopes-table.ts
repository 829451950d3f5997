import { notice } from './notice.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** Levels from weak to strong; a level implies those before it (the service document, Authentication, rule 5). */
const levels = ['read', 'write', 'destructive'];

/** `scopes.ts`: every scope, and for each one the scopes that imply it. */
export const renderScopes = (document: OpenApiDocument): string => {
  const scopes = (document.components.schemas.Scope?.enum ?? []) as string[];
  const grantedBy = Object.fromEntries(
    scopes.map((scope) => {
      const [resource, level] = scope.split(':') as [string, string];
      const rank = levels.indexOf(level);
      const stronger = rank < 0 ? [] : levels.slice(rank + 1).map((name) => `${resource}:${name}`);
      return [scope, [scope, ...stronger.filter((name) => scopes.includes(name))]];
    }),
  );
  return `${notice}
/** Every scope. */
export const scopes = ${JSON.stringify(scopes, null, 2)} as const;

/** One scope, \`<resource>:<level>\`. */
export type Scope = (typeof scopes)[number];

/** For each scope, the scopes that satisfy it: itself and the stronger levels of the same resource that exist. */
export const scopesThatGrant: Readonly<Record<Scope, readonly Scope[]>> = ${JSON.stringify(grantedBy, null, 2)};

/** Whether the scopes \`held\` include \`required\`. */
export const grants = (held: readonly string[], required: Scope): boolean =>
  scopesThatGrant[required].some((scope) => held.includes(scope));
`;
};
