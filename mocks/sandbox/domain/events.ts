import type { EventData, EventType } from '@workspace-api/contract';
import type { Work } from './work.ts';

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
