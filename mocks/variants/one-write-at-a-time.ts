import { errors } from '@workspace-api/contract';
import { isApi } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const oneWriteAtATime: Variant = {
  text: 'A write returns 409 while another write with the same path is in progress.',
  allowedBy:
    "Status codes: 409 is a conflict with existing state; the response to simultaneous requests isn't specified.",
  families: ['idempotency', 'tokens', 'secrets', 'agents', 'runs', 'approvals', 'oauth', 'pages'],
  wrap: (next) => {
    const busy = new Set<string>();
    return async (request) => {
      if (!isApi(request) || request.method === 'GET') return next(request);
      const { pathname } = new URL(request.url);
      if (busy.has(pathname)) {
        const { status, code } = errors['version-mismatch'];
        return withJson(new Response(), status, {
          error: { code, message: 'Another write is in progress.' },
        });
      }
      busy.add(pathname);
      try {
        return await next(request);
      } finally {
        busy.delete(pathname);
      }
    };
  },
};
