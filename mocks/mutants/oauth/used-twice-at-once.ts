import { operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { whileInProgress } from '../lib/while-in-progress.ts';

/**
 * Grants a session to every simultaneous request with the same grant: the code or token is only marked as used when the first
 * request is done.
 */
const acceptedAtOnce =
  (id: string): Wrap =>
  (next) => {
    const inProgress = whileInProgress();
    return async (request) => {
      if (findOperation(request)?.id !== id) return next(request);
      const { rawBody, again } = await repeatable(request);
      return inProgress(
        rawBody,
        () => next(again()),
        (first) => first,
      );
    };
  };

export const usedTwiceAtOnce: Record<string, Mutant> = {
  'code-used-twice-at-once': {
    clause: 'oauth.code-single-use',
    text: 'Simultaneous exchanges of one code all succeed.',
    wrap: acceptedAtOnce(operations.exchangeAuthorizationCode.id),
  },
  'refresh-token-used-twice-at-once': {
    clause: 'oauth.refresh-token-single-use',
    text: 'Simultaneous refreshes with one token all succeed.',
    wrap: acceptedAtOnce(operations.refreshSession.id),
  },
};
