import { changePages } from '../wrappers/change-pages.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const secretsWithAState: Variant = {
  text: 'Secrets have a state, a version and a purpose of null where none was set.',
  allowedBy: 'Secret: the name of the state of a usable secret is not shown.',
  families: ['secrets'],
  wrap: changePages((page, request) =>
    findOperation(request)?.id === 'listSecrets'
      ? {
          ...page,
          records: page.records.map((record) => ({ state: 'active', version: 3, ...(record as Json) })),
        }
      : page,
  ),
};
