import { basePath, operations } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import type { Variant } from './lib/variant.ts';

export const oauthNeedsAToken: Variant = {
  text: 'The OAuth endpoints return 401 without a bearer token.',
  allowedBy:
    "Authentication: every request carries a token; exceptions for the OAuth endpoints aren't documented.",
  families: ['oauth'],
  decision: 4,
  wrap: (next) => async (request) => {
    if (findOperation(request)?.tag !== 'oauth' || request.headers.has('Authorization')) return next(request);
    return next(new Request(new URL(basePath + operations.getMe.path, request.url)));
  },
};
