import { errors } from '@workspace-api/contract';
import { changeErrors } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const tooLargeIs400: Variant = {
  text: 'A body that is too large returns 400 with a dedicated code.',
  allowedBy: "Limits: the maximum request body size isn't documented.",
  families: ['validation'],
  decision: 5,
  wrap: changeErrors((error) =>
    error.code === errors['payload-too-large'].code
      ? { status: 400, error: { ...error, code: 'body_too_large' } }
      : undefined,
  ),
};
