import { createHash } from 'node:crypto';
import { sortedLists, withoutOrder } from './lib/sorted-lists.ts';
import type { Variant } from './lib/variant.ts';

export const noVisibleOrder: Variant = {
  text: 'Lists without a documented order are in an arbitrary order.',
  allowedBy: 'Pagination: only submissions and runs are newest first.',
  families: ['pagination'],
  wrap: sortedLists(withoutOrder, (record) =>
    createHash('sha256')
      .update(String(record.id ?? record.name))
      .digest('hex'),
  ),
};
