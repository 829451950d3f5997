import { healthPath, openapiPath } from '../core/mounts.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { RouteDefinition } from '../http/router.ts';
import { entry } from './entry.ts';
import { ownCallers } from './guard.ts';
import { health } from './health.ts';
import { openapiDocument } from './openapi-document.ts';

/** What people and programs find first: the root, the health of the sandbox, and the API's OpenAPI document. */
export const entryRoutes = (context: AppContext): RouteDefinition[] => [
  { method: 'GET', path: '/', middlewares: [ownCallers(context), entry] },
  { method: 'GET', path: healthPath, middlewares: [health(context)] },
  { method: 'GET', path: openapiPath, middlewares: [openapiDocument('openapi.json')] },
];
