/** Remembers which events were handled, by their id. */
export type EventStore = {
  /** Whether an event was handled. */
  has(id: string): boolean | Promise<boolean>;
  /** Remembers an event as handled. A returned promise is awaited. */
  add(id: string): unknown;
};

/**
 * Handles an event unless it was handled before.
 *
 * @param id the `id` of the event, which is the same in every delivery of it; not `svc-delivery-id`
 * @returns whether `handle` ran, now or in a simultaneous delivery
 * @throws any error of `handle` or the store; the event then counts as not handled
 */
export type HandleOnce = (id: string, handle: () => unknown) => Promise<'handled' | 'duplicate'>;

/** The number of events that memory keeps. */
const capacity = 10_000;

/** Remembers the latest events in memory. */
const memoryEventStore = (): EventStore => {
  const ids = new Set<string>();
  return {
    has: (id) => ids.has(id),
    add(id) {
      ids.add(id);
      // A set lists its members in insertion order.
      const [oldest = ''] = ids;
      if (ids.size > capacity) ids.delete(oldest);
    },
  };
};

/**
 * Creates a function that handles each event once, although the service delivers it at least once.
 *
 * An event counts as handled once `handle` has succeeded, so the service can retry a failed one. A delivery that arrives while
 * another delivery of the same event is being handled waits for it, and fails if it fails. Processes that share a store can
 * still handle an event at the same time. If that matters, let `handle` store the id in the same transaction as its effect.
 *
 * @param store remembers the handled events; by default this process's memory, which keeps the latest 10,000. Use a database for
 *   several processes, or to survive a restart.
 * @example
 * const handleOnce = dedupeEvents();
 * // For each verified delivery; an error becomes a 5xx, and the service delivers the event again.
 * await handleOnce(event.id, () => process(event));
 * return new Response(null, { status: 204 });
 * @see service document: Delivery semantics, rule 1
 */
export const dedupeEvents = (store: EventStore = memoryEventStore()): HandleOnce => {
  const running = new Map<string, Promise<'handled' | 'duplicate'>>();
  return async (id, handle) => {
    const other = running.get(id);
    if (other) {
      await other;
      return 'duplicate';
    }
    const work = (async () => {
      if (await store.has(id)) return 'duplicate';
      await handle();
      await store.add(id);
      return 'handled';
    })();
    running.set(id, work);
    try {
      return await work;
    } finally {
      running.delete(id);
    }
  };
};
