import { errors, operationList } from '@workspace-api/contract';
import type { Fetch } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readError } from '../../wrappers/json.ts';
import { elevatedIf } from '../lib/elevate.ts';
import type { Mutant } from '../lib/mutant.ts';

/** Sends a request to find out whether the token of a rejected write can read the same resource. */
const mayRead = async (next: Fetch, request: Request, scope: string): Promise<boolean> => {
  const readScope = scope.replace(/:.*$/, ':read');
  const readOperation = operationList.find(
    (operation) =>
      operation.method === 'GET' && operation.scope === readScope && !/\{(?!slug\})/.test(operation.path),
  );
  if (readOperation === undefined) return false;
  const slug = /\/workspaces\/([^/]+)/.exec(new URL(request.url).pathname)?.[1] ?? '';
  const url = request.url.replace(/(\/v\d+)\/.*$/, `$1${readOperation.path.replace('{slug}', slug)}`);
  const headers = { Authorization: request.headers.get('Authorization') ?? '' };
  return (await next(new Request(url, { headers }))).ok;
};

export const writeWithReadScope: Mutant = {
  clause: 'scopes.lower-level-does-not-suffice',
  text: 'Writes require only the read scope of their resource.',
  wrap: elevatedIf(async (request, response, next) => {
    const scope = findOperation(request)?.scope;
    if (scope === undefined || scope === null || scope.endsWith(':read')) return false;
    if ((await readError(response))?.code !== errors['insufficient-scope'].code) return false;
    return mayRead(next, request, scope);
  }),
};
