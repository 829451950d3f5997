const resources = ['tokens', 'pages', 'theme', 'billing', 'forms', 'logs', 'approvals', 'secrets', 'agents'];
const levels = ['read', 'write', 'destructive'];

/** Every scope of this service. */
export const allScopes: readonly string[] = [
  ...['me', 'workspaces', ...resources].flatMap((resource) => levels.map((level) => `${resource}:${level}`)),
  'secrets:set',
];

/** The scopes that one scope grants: itself and, by level, the lower ones. */
function listGrantedScopes(scope: string): string[] {
  const [resource = '', level = ''] = scope.split(':');
  const rank = levels.indexOf(level);
  return rank < 0 ? [scope] : levels.slice(0, rank + 1).map((lower) => `${resource}:${lower}`);
}

/** Expands a set of scopes with the scopes that it implies. */
export const expand = (scopes: Iterable<string>): Set<string> =>
  new Set([...scopes].flatMap(listGrantedScopes));
