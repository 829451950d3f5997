import type { EventData, EventType } from '@workspace-api/contract';
import type { Tenant } from '../core/tenant.ts';
import type { Db } from '../store/database.ts';

/** A change of a tenant's records, as it is announced. */
export type DomainEvent = {
  readonly type: EventType;
  readonly data: EventData<EventType>;
  /** The request that caused it, if one did. */
  readonly requestId: string | undefined;
};

/** Lets the features react to a change, in its transaction. */
export type Announce = (db: Db, tenant: Tenant, event: DomainEvent) => Promise<void>;

/**
 * Announces a change to the features that listen: agents start runs, webhooks write deliveries.
 *
 * @param db the transaction of the change
 * @param requestId the request that caused the change, if one did
 */
export const emit = <Type extends EventType>(
  { announce }: { readonly announce: Announce },
  db: Db,
  tenant: Tenant,
  type: Type,
  data: EventData<Type>,
  requestId?: string,
): Promise<void> => announce(db, tenant, { type, data, requestId });
