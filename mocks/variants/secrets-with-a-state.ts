import { changePages } from '../wrappers/change-pages.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const secretsWithAState: Variant = {
  text: 'Secrets have a state and a version, and their purpose is null if none was set.',
  allowedBy: "Secret: the name of a usable secret's state isn't documented.",
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
