import { errors, operations } from '@workspace-api/contract';
import { readPage } from '../wrappers/change-pages.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import { readError, withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const malformedCursorIsAField: Variant = {
  text: 'A malformed cursor returns 400 `validation_failed`, except on submissions.',
  allowedBy: 'Error codes: invalid_cursor is listed for submissions.',
  families: ['pagination'],
  wrap: (next) => {
    const issued = new Set<string | null>();
    return async (request) => {
      const response = await next(request);
      issued.add((await readPage(request, response))?.cursor ?? null);
      const isMalformed =
        (await readError(response))?.code === errors['invalid-cursor'].code &&
        findOperation(request)?.id !== operations.listSubmissions.id &&
        !issued.has(new URL(request.url).searchParams.get('cursor'));
      return isMalformed
        ? withJson(response, response.status, {
            error: {
              code: errors['validation-failed'].code,
              message: 'The cursor is invalid.',
              fields: [{ path: '/cursor', reason: 'format_mismatch', message: 'The cursor is malformed.' }],
            },
          })
        : response;
    };
  },
};
