import { errors } from '@workspace-api/contract';
import { changeErrors } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const upstreamFailureIs504: Variant = {
  text: 'A provider failure returns 504 instead of 503.',
  allowedBy: 'Error codes: upstream_unavailable is 5xx.',
  families: ['secrets'],
  decision: 5,
  wrap: changeErrors((error) =>
    error.code === errors['upstream-unavailable'].code ? { status: 504 } : undefined,
  ),
};
