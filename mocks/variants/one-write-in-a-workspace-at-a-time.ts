import { errors } from '@workspace-api/contract';
import { isApi } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const oneWriteInAWorkspaceAtATime: Variant = {
  text: 'A write returns 409 while any other write of the same token is in progress.',
  allowedBy:
    "Status codes: 409 is a conflict with existing state; the response to simultaneous requests isn't specified.",
  families: ['pages', 'approvals', 'runs', 'pagination'],
  wrap: (next) => {
    const busy = new Set<string | null>();
    return async (request) => {
      if (!isApi(request) || request.method === 'GET') return next(request);
      const token = request.headers.get('Authorization');
      if (busy.has(token)) {
        const { status, code } = errors['version-mismatch'];
        return withJson(new Response(), status, {
          error: { code, message: 'The workspace is being changed. Retry when the other write is done.' },
        });
      }
      busy.add(token);
      try {
        return await next(request);
      } finally {
        busy.delete(token);
      }
    };
  },
};
