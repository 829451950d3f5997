import { basePath, errors, operations } from '@workspace-api/contract';
import { findOperation, isApi } from '../wrappers/find-operation.ts';
import type { Variant } from './lib/variant.ts';

export const unknownRoutesNeedAToken: Variant = {
  text: 'An unknown path without a token returns 401 instead of 404.',
  allowedBy: 'Authentication: every request carries a token.',
  families: ['errors', 'authentication'],
  wrap: (next) => async (request) => {
    const response = await next(request);
    const isUnknown =
      isApi(request) &&
      findOperation(request) === undefined &&
      response.status === errors['not-found'].status;
    return isUnknown && !request.headers.has('Authorization')
      ? next(new Request(new URL(basePath + operations.getMe.path, request.url)))
      : response;
  },
};
