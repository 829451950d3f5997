import { mediaTypes } from '@workspace-api/contract';
import { timestamp } from '../core/clock.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { Middleware } from '../http/call.ts';
import { DatabaseUnavailableError } from '../store/errors.ts';

const canRead = async ({ database }: AppContext): Promise<boolean> => {
  try {
    await database.selectFrom('workspaces').select('id').limit(1).execute();
    return true;
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return false;
    throw error;
  }
};

/** Says whether the sandbox can answer: 200, or 503 while its database cannot be reached. */
export const health =
  (context: AppContext): Middleware =>
  async () => {
    const isReady = await canRead(context);
    return {
      status: isReady ? 200 : 503,
      headers: { 'Content-Type': mediaTypes.json, 'Cache-Control': 'no-store' },
      body: JSON.stringify({ status: isReady ? 'ok' : 'unavailable', now: timestamp(context) }),
    };
  };
