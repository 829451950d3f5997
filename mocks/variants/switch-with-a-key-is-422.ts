import { errors, modeOfKey, operations } from '@workspace-api/contract';
import { changeErrors } from '../wrappers/change-responses.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import type { Variant } from './lib/variant.ts';

export const switchWithAKeyIs422: Variant = {
  text: 'Switching with an API key returns 422 with a dedicated code.',
  allowedBy: "Identity, OAuth, workspaces: API keys can't switch; the response isn't documented.",
  families: ['workspaces'],
  decision: 5,
  wrap: changeErrors((error, { status }, request) => {
    const isKey = modeOfKey(request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? '') !== null;
    return isKey &&
      status === errors['session-required'].status &&
      findOperation(request)?.id === operations.switchWorkspace.id &&
      error.code === errors['session-required'].code
      ? { status: 422, error: { ...error, code: 'session_required' } }
      : undefined;
  }),
};
