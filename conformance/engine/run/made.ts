import type { OperationId } from '@workspace-api/contract';

/** Something that the run made on the target. */
export type Made = {
  kind: string;
  id: string;
  /** The operation that takes it away (or as far back as the API can), and its path parameters. */
  undo: { operation: OperationId; path: Record<string, string> } | null;
  /** Why something of it stays even so. */
  stays?: string;
};

export type MadeEvent = { made: Made } | { gone: { kind: string; id: string } };

/** What is still there after these events, oldest first. */
export const stillThere = (events: readonly MadeEvent[]): Made[] => {
  const there = new Map<string, Made>();
  for (const event of events) {
    if ('made' in event) there.set(`${event.made.kind} ${event.made.id}`, event.made);
    else there.delete(`${event.gone.kind} ${event.gone.id}`);
  }
  return [...there.values()];
};
