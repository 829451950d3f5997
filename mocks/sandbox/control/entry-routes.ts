import { mediaTypes } from '@workspace-api/contract';
import { timestamp } from '../core/clock.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { Middleware } from '../http/call.ts';
import { healthPath, openapiPath } from '../http/mounts.ts';
import type { RouteDefinition } from '../http/router.ts';
import { DatabaseUnavailableError } from '../store/errors.ts';
import { entry } from './entry.ts';
import { ownCallers } from './guard.ts';
import { openapiDocument } from './openapi-document.ts';

const canRead = async ({ database }: AppContext): Promise<boolean> => {
  try {
    await database.selectFrom('workspaces').select('id').limit(1).execute();
    return true;
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return false;
    throw error;
  }
};

/** Reports whether the sandbox can respond: 200, or 503 if it can't reach its database. */
const health =
  (context: AppContext): Middleware =>
  async () => {
    const isReady = await canRead(context);
    return {
      status: isReady ? 200 : 503,
      headers: { 'Content-Type': mediaTypes.json, 'Cache-Control': 'no-store' },
      body: JSON.stringify({ status: isReady ? 'ok' : 'unavailable', now: timestamp(context) }),
    };
  };

/** The entry points for users and programs: the root, the sandbox's health, and the API's OpenAPI document. */
export const entryRoutes = (context: AppContext): RouteDefinition[] => [
  { method: 'GET', path: '/', middlewares: [ownCallers(context), entry] },
  { method: 'GET', path: healthPath, middlewares: [health(context)] },
  { method: 'GET', path: openapiPath, middlewares: [openapiDocument('openapi.json')] },
];
