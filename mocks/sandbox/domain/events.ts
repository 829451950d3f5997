import type { EventData, EventType } from '@workspace-api/contract';
import type { Tenant } from '../core/tenant.ts';
import type { Db } from '../store/database.ts';
import type { AppContext } from './app-context.ts';
import type { DomainEvent } from './domain-event.ts';

/**
 * Reacts to an event within the transaction of the change: what it writes is committed with the change or not at all.
 */
export type EventListener = (
  context: AppContext,
  db: Db,
  tenant: Tenant,
  event: DomainEvent,
) => Promise<void>;

/**
 * Announces a change to the features that listen: agents start runs, webhooks write deliveries.
 *
 * @param db the transaction of the change
 * @param requestId the request that caused the change, if one did
 */
export const emit = <Type extends EventType>(
  context: AppContext,
  db: Db,
  tenant: Tenant,
  type: Type,
  data: EventData<Type>,
  requestId?: string,
): Promise<void> => context.announce(db, tenant, { type, data, requestId });
