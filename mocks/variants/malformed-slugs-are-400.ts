import { errors } from '@workspace-api/contract';
import { changeResponses } from '../wrappers/change-responses.ts';
import { withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const { status, code } = errors['validation-failed'];

export const malformedSlugsAre400: Variant = {
  text: 'A slug in the path that no workspace can have gets 400 validation_failed.',
  allowedBy: 'Errors: what a path gets whose slug has other characters than slugs have is not said.',
  families: ['tenancy'],
  wrap: changeResponses((response, request) => {
    const [, slug = 'a'] = /\/workspaces\/([^/?]+)/.exec(request.url) ?? [];
    if (/^[a-z0-9][a-z0-9_-]*$/.test(slug) || ![403, 404].includes(response.status)) return response;
    const message = 'A slug has lower-case letters, digits, dashes and underscores.';
    const fields = [{ path: '/slug', reason: 'format_mismatch', message }];
    return withJson(response, status, { error: { code, message, fields } });
  }),
};
