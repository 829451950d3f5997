import type { EventData, EventType } from '@workspace-api/contract';
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

/** A change to a tenant's records, as announced to the features. */
export type DomainEvent = { readonly type: EventType; readonly data: EventData<EventType> };

/** Reacts to an event within the transaction of the change. Its writes are committed together with the change or not at all. */
export type EventListener = (work: Work, event: DomainEvent) => Promise<void>;

declare module './app-context.ts' {
  interface AppContext {
    /** Lets the features react to a change, within its transaction. */
    readonly announce: EventListener;
  }
}

/**
 * Announces a change to the features that listen: agents start runs, and webhooks create deliveries.
 *
 * @param work with the transaction of the change, and the request that caused it, if any
 * @returns the data of the event, which often is the response, too
 */
export const emit = async <Type extends EventType, Data extends EventData<Type>>(
  work: Work,
  type: Type,
  data: Data,
): Promise<Data> => {
  await work.context.announce(work, { type, data });
  return data;
};
