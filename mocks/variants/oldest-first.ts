import { sortedLists, withoutOrder } from './lib/sorted-lists.ts';
import type { Variant } from './lib/variant.ts';

export const oldestFirst: Variant = {
  text: 'Lists without a documented order are sorted by id, oldest first.',
  allowedBy: 'Pagination: only submissions and runs are newest first.',
  families: ['approvals', 'workspaces'],
  wrap: sortedLists(withoutOrder, (record) => String(record.id ?? record.name)),
};
