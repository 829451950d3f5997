import { changeSuccesses } from '../wrappers/change-responses.ts';
import { withJson } from '../wrappers/json.ts';
import { hiddenResponses } from './lib/not-shown.ts';
import type { Variant } from './lib/variant.ts';

export const emptyObject: Variant = {
  text: 'Writes return `{}`.',
  allowedBy:
    "Endpoints: the response bodies of PATCH, rollback, publish, plan, payment method and decisions aren't documented.",
  families: ['pages', 'theme', 'agents'],
  decision: 5,
  wrap: changeSuccesses(hiddenResponses, (response) => withJson(response, 200, {})),
};
