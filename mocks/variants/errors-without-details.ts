import { changeErrors } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

const detailNames = new Set([
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
  text: 'Errors have only the documented details.',
  allowedBy: 'Envelope: details are optional.',
  families: ['errors', 'pages', 'secrets'],
  wrap: changeErrors((error) => {
    const { details, ...rest } = error;
    if (typeof details !== 'object' || details === null) return undefined;
    const keptDetails = Object.entries(details).filter(([name]) => detailNames.has(name));
    return { error: keptDetails.length === 0 ? rest : { ...rest, details: Object.fromEntries(keptDetails) } };
  }),
};
