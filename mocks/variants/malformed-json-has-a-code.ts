import { errors } from '@workspace-api/contract';
import { changeErrors } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const malformedJsonHasACode: Variant = {
  text: 'A body that is not JSON returns 400 `malformed_json` without fields.',
  allowedBy: 'Status codes: 400; the code validation_failed is for bodies that fail their schema.',
  families: ['validation'],
  wrap: changeErrors((error, { status }) => {
    const fields = error.fields as { path?: unknown }[] | undefined;
    const isMalformedJson =
      error.code === errors['malformed-json'].code && fields?.length === 1 && fields[0]?.path === '';
    return isMalformedJson && error.message === errors['malformed-json'].message
      ? { status, error: { code: 'malformed_json', message: 'The body is not JSON.' } }
      : undefined;
  }),
};
