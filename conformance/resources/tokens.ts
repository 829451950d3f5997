import { resources, type Scope } from '@workspace-api/contract';
import { shownId } from './created-id.ts';
import { findString } from './find-string.ts';
import { NotExercisedError } from './not-exercised-error.ts';
import type { SubjectContext } from './subject-context.ts';

export type TokenSubject = { id: string; token: string };

export const tokenSubjects = ({ make, once, keepSecret, needs, workspace }: SubjectContext) => {
  const freshToken = async (scopes: readonly Scope[]): Promise<TokenSubject> => {
    const answer = await make({ operation: 'mintToken', body: { scopes } });
    const token = findString(answer.json(), /^key_(live|test)_/);
    const id = shownId(resources.token, answer);
    if (!token || !id)
      throw new NotExercisedError('a minted key: the answer to mintToken holds no id and secret');
    keepSecret(token, 'TOKEN');
    return { id, token };
  };
  return {
    /** A key with exactly these scopes, shared by all cases that ask for the same ones. */
    token: (scopes: readonly Scope[]) =>
      once(`token ${[...scopes].sort().join(' ')}`, () => freshToken(scopes)),
    /** A key that no other case has: to rotate, revoke or expire. */
    freshToken,
    /** A person's session, from the configuration or the driver. */
    sessionToken: () => once('session token', () => needs('session-token')({ workspace })),
  };
};
