import { errors, operations, sessionPrefix } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const { changePlan, setPaymentMethod, deleteSecret } = operations;

const secured: readonly string[] = [changePlan.id, setPaymentMethod.id, deleteSecret.id];

export const sessionsNeedMfaForBilling: Variant = {
  text: 'A session without a second factor can neither change the billing nor delete secrets.',
  allowedBy:
    "Auth hints: mfa_required tells callers to complete a challenge. The document doesn't say when it is required.",
  families: ['scopes', 'authentication'],
  wrap: (next) => async (request) => {
    const authorization = request.headers.get('Authorization') ?? '';
    const isSecured = secured.includes(findOperation(request)?.id ?? '');
    if (!isSecured || !authorization.startsWith(`Bearer ${sessionPrefix}`)) return next(request);
    const response = await next(request.clone());
    // The credentials and the scope are checked first.
    if (response.status === 401 || response.status === 403) return response;
    const { status, code, details } = errors['mfa-required'];
    return withJson(response, status, { error: { code, message: 'Complete a challenge first.', details } });
  },
};
