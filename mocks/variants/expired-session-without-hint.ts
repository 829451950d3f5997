import { errors, headerNames } from '@workspace-api/contract';
import { changeResponses } from '../wrappers/change-responses.ts';
import { readError, withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const expiredSessionWithoutHint: Variant = {
  text: 'The error token_expired has neither a hint nor Retry-After.',
  allowedBy: 'Auth hints: the hint and Retry-After are listed only for unauthorized.',
  families: ['authentication', 'oauth'],
  decision: 25,
  wrap: changeResponses(async (response) => {
    const error = response.status === 401 ? await readError(response) : undefined;
    if (error?.code !== errors['token-expired'].code) return response;
    const { details: _, ...rest } = error;
    const bare = withJson(response, response.status, { error: rest });
    bare.headers.delete(headerNames.retryAfter);
    return bare;
  }),
};
