import { errors } from '@workspace-api/contract';
import { changeResponses } from '../wrappers/change-responses.ts';
import { withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const { status, code } = errors['validation-failed'];

export const malformedSlugsAre400: Variant = {
  text: 'An invalid slug in the path returns 400 validation_failed.',
  allowedBy: "Errors: the response to a slug with invalid characters isn't documented.",
  families: ['tenancy'],
  wrap: changeResponses((response, request) => {
    const [, slug = 'a'] = /\/workspaces\/([^/?]+)/.exec(request.url) ?? [];
    if (/^[a-z0-9][a-z0-9_-]*$/.test(slug) || ![403, 404].includes(response.status)) return response;
    const message = 'A slug has lower-case letters, digits, dashes and underscores.';
    const fields = [{ path: '/slug', reason: 'format_mismatch', message }];
    return withJson(response, status, { error: { code, message, fields } });
  }),
};
