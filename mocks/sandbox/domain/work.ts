import type { Tenant } from '../core/tenant.ts';
import type { Db } from '../store/database.ts';
import type { AppContext } from './app-context.ts';

/** What features work with: the services of the sandbox, the transaction, and whose records it changes. A handler's request is one. */
export type Work = {
  readonly context: AppContext;
  readonly db: Db;
  readonly tenant: Tenant;
  /** The request that causes a change, for its event and log entries. */
  readonly requestId?: string | undefined;
};

/** Work that isn't limited to a tenant. */
export type SandboxWork = Pick<Work, 'context' | 'db'>;
