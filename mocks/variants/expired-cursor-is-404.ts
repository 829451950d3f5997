import { errors } from '@workspace-api/contract';
import { readPage } from '../wrappers/change-pages.ts';
import { readError, withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const expiredCursorIs404: Variant = {
  text: 'An expired cursor returns 404 instead of 400.',
  allowedBy: 'Pagination: an expired cursor yields 400 invalid_cursor (or 404).',
  families: ['pagination'],
  decision: 3,
  wrap: (next) => {
    const issued = new Set<string>();
    return async (request) => {
      const response = await next(request);
      const page = await readPage(request, response);
      if (page?.cursor) issued.add(page.cursor);
      const cursor = new URL(request.url).searchParams.get('cursor');
      const error = await readError(response);
      return cursor !== null && issued.has(cursor) && error?.code === errors['invalid-cursor'].code
        ? withJson(response, errors['cursor-not-found'].status, {
            error: { code: errors['cursor-not-found'].code, message: errors['cursor-not-found'].message },
          })
        : response;
    };
  },
};
