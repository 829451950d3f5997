import { changeSuccesses } from '../wrappers/change-responses.ts';
import { withJson } from '../wrappers/json.ts';
import { hiddenResponses } from './lib/not-shown.ts';
import type { Variant } from './lib/variant.ts';

export const okTrue: Variant = {
  text: 'Writes answer `{"ok": true}`.',
  allowedBy:
    'Endpoints: response bodies of PATCH, rollback, publish, plan and payment method are not shown, and decisions show none.',
  families: ['approvals', 'billing', 'secrets'],
  decision: 5,
  wrap: changeSuccesses(hiddenResponses, (response) => withJson(response, 200, { ok: true })),
};
