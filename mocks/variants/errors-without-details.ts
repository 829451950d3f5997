import { changeErrors } from '../wrappers/change-answers.ts';
import type { Variant } from './lib/variant.ts';

const named = new Set([
  'hint',
  'kind',
  'required_scope',
  'current_version',
  'rule_id',
  'resource',
  'action',
  'upstream',
  'retryable',
  'request_id',
]);

export const errorsWithoutDetails: Variant = {
  text: 'Errors have only the details that the document names.',
  allowedBy: 'Envelope: details are optional.',
  families: ['errors', 'pages', 'secrets'],
  wrap: changeErrors((error) => {
    const { details, ...rest } = error;
    if (typeof details !== 'object' || details === null) return undefined;
    const kept = Object.entries(details).filter(([name]) => named.has(name));
    return { error: kept.length === 0 ? rest : { ...rest, details: Object.fromEntries(kept) } };
  }),
};
