import { errors } from '@workspace-api/contract';
import { readPage } from '../wrappers/change-pages.ts';
import { type Json, withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const foreignApprovalIs403: Variant = {
  text: 'An approval of another tenant returns 403 instead of 404.',
  allowedBy: 'Status codes: 403 is for workspace access, 404 for what is not visible to the token.',
  families: ['approvals', 'tenancy'],
  wrap: (next) => {
    const existing = new Set<string>();
    return async (request) => {
      const response = await next(request);
      const id = /^\/v\d+\/approvals\/([^/]+)/.exec(new URL(request.url).pathname)?.[1];
      const page = await readPage(request, response);
      for (const record of page?.records ?? []) existing.add(String((record as Json).id));
      if (id === undefined) return response;
      if (response.ok) existing.add(id);
      return existing.has(id) && response.status === errors['not-found'].status
        ? withJson(response, 403, {
            error: { code: 'forbidden', message: 'This token has no access to the workspace.' },
          })
        : response;
    };
  },
};
