import { listOperations, type OpenApiDocument } from './openapi-document.ts';
import { getScope, hasLevel, listScopes, strongerThan } from './scope-levels.ts';

const quoted = (scope: string) => `\`${scope}\``;

const formatSentence = (scopes: readonly string[], scope: string): string => {
  const requires = `Requires the scope ${quoted(scope)}`;
  const stronger = strongerThan(scopes, scope).map(quoted);
  if (!hasLevel(scope)) return `${requires}, which no other scope includes.`;
  if (stronger.length === 0) return `${requires}.`;
  return `${requires}, which ${stronger.join(' and ')} ${stronger.length > 1 ? 'include' : 'includes'}.`;
};

/**
 * Adds the required scope to each operation's description, with the scopes that include it, since Swagger UI and Scalar don't
 * show the scopes of a bearer token.
 */
export const describeScopes = (document: OpenApiDocument): OpenApiDocument => {
  const described = structuredClone(document);
  const scopes = listScopes(described);
  for (const { operation } of listOperations(described)) {
    const scope = getScope(operation);
    if (scope === undefined) continue;
    operation.description = [operation.description?.trim(), formatSentence(scopes, scope)]
      .filter(Boolean)
      .join('\n\n');
  }
  return described;
};
