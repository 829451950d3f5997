import { changePages } from '../wrappers/change-pages.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const logEntriesWithIds: Variant = {
  text: 'Log entries have an id, a trace and attributes.',
  allowedBy: "Log entry: the table lists fields and doesn't exclude others.",
  families: ['logs'],
  wrap: changePages((page, request) =>
    findOperation(request)?.tag === 'logs'
      ? {
          ...page,
          records: page.records.map((record) => ({
            id: 'log_1',
            ...(record as Json),
            trace_id: null,
            attributes: { attempt: 1 },
          })),
        }
      : page,
  ),
};
