import { parseInstant } from '../instant.ts';

/**
 * The first pair of neighbors that breaks the newest-to-oldest order, or null. Records with equal times may be in any order; a
 * record without a valid time is skipped.
 */
export const findOutOfOrder = <Item>(
  items: readonly Item[],
  getTime: (item: Item) => unknown,
): { earlier: Item; later: Item } | null => {
  let previous: { item: Item; time: number } | null = null;
  for (const item of items) {
    const time = parseInstant(getTime(item));
    if (Number.isNaN(time)) continue;
    if (previous && time > previous.time) return { earlier: previous.item, later: item };
    previous = { item, time };
  }
  return null;
};
