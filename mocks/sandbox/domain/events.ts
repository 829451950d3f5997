import type { EventData, EventType } from '@workspace-api/contract';
import type { Tenant } from '../core/tenant.ts';
import type { Db } from '../store/database.ts';

/** A change to a tenant's records, as announced to the features. */
export type DomainEvent = {
  readonly type: EventType;
  readonly data: EventData<EventType>;
  /** The request that caused the change, if any. */
  readonly requestId: string | undefined;
};

/** Lets the features react to a change, within its transaction. */
export type Announce = (db: Db, tenant: Tenant, event: DomainEvent) => Promise<void>;

/**
 * Announces a change to the features that listen: agents start runs, and webhooks create deliveries.
 *
 * @param db the transaction of the change
 * @param requestId the request that caused the change, if any
 */
export const emit = <Type extends EventType>(
  { announce }: { readonly announce: Announce },
  db: Db,
  tenant: Tenant,
  type: Type,
  data: EventData<Type>,
  requestId?: string,
): Promise<void> => announce(db, tenant, { type, data, requestId });
