import { errors } from '@workspace-api/contract';
import { changeErrors } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const upstreamFailureIs502: Variant = {
  text: 'A provider failure returns 502 instead of 503.',
  allowedBy: 'Error codes: upstream_unavailable is 5xx.',
  families: ['secrets', 'billing'],
  decision: 5,
  wrap: changeErrors((error, { status }) =>
    error.code === errors['upstream-unavailable'].code && status === errors['upstream-unavailable'].status
      ? { status: 502 }
      : undefined,
  ),
};
