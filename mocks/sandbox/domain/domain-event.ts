import type { EventData, EventType } from '@workspace-api/contract';

/** A change of a tenant's records, as it is announced. */
export type DomainEvent = {
  readonly type: EventType;
  readonly data: EventData<EventType>;
  /** The request that caused it, if one did. */
  readonly requestId: string | undefined;
};
