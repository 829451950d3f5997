import { decodeSegment, errors, operations } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const { status, code } = errors['validation-failed'];

export const malformedIdsAre400: Variant = {
  text: 'An id with unusual characters, or of more than 64 characters, returns 400 validation_failed.',
  allowedBy: "Conventions: identifiers are strings, and their form isn't documented beyond their prefixes.",
  families: ['errors', 'tenancy'],
  wrap: (next) => async (request) => {
    const response = await next(request);
    const operation = findOperation(request);
    if (!operation || operation.id === operations.getMe.id || response.status !== errors['not-found'].status)
      return response;
    const steps = new URL(request.url).pathname.split('/').map((step) => decodeSegment(step));
    if (steps.every((step) => /^[\w.-]{0,64}$/.test(step))) return response;
    const fields = [{ path: '/id', reason: 'format_mismatch', message: 'The id is malformed.' }];
    return withJson(response, status, { error: { code, message: 'The id is malformed.', fields } });
  },
};
