import type { OpenApiDocument, Operation } from './openapi-document.ts';

/** Levels from weak to strong. A level implies the levels before it (the service document, Authentication, rule 5). */
const levels = ['read', 'write', 'destructive'];

/** Every scope of the contract. */
export const listScopes = (document: OpenApiDocument): string[] =>
  document.components.schemas.Scope?.enum ?? [];

/** Whether a scope has one of the levels that imply each other, unlike a separate scope such as `secrets:set`. */
export const hasLevel = (scope: string): boolean => levels.includes(scope.split(':')[1] ?? '');

/** Returns the existing stronger scopes of the same resource, from weak to strong. */
export const strongerThan = (scopes: readonly string[], scope: string): string[] => {
  const [resource, level = ''] = scope.split(':');
  const stronger = hasLevel(scope) ? levels.slice(levels.indexOf(level) + 1) : [];
  return stronger.map((name) => `${resource}:${name}`).filter((name) => scopes.includes(name));
};

/** Returns the scope that an operation requires, if it requires a token. */
export const getScope = ({ security = [] }: Operation): string | undefined =>
  Object.values(security[0] ?? {})[0]?.[0];
