import { resources, type Scope } from '@workspace-api/contract';
import { findString } from '../checks/find-string.ts';
import { keyStart } from '../checks/secrets.ts';
import { findRecordId } from './find-resource.ts';
import { NotExercisedError } from './not-exercised-error.ts';
import type { SubjectContext } from './subject-context.ts';

export type TokenSubject = { id: string; token: string };

export const tokenSubjects = ({ prepare, once, keepSecret, needs, sample, workspace }: SubjectContext) => {
  const createToken = async (scopes: readonly Scope[]): Promise<{ id: string | null; token: string }> => {
    const response = await prepare({ operation: 'mintToken', body: sample('mintToken', { scopes }) });
    const token = findString(response.json(), keyStart);
    if (!token) throw new NotExercisedError('a new key: the response to mintToken contains no secret');
    keepSecret(token, 'TOKEN');
    return { id: findRecordId(resources.token, response), token };
  };
  // The response to mintToken may omit the id; the principal includes it.
  const ownId = async (token: string): Promise<string> => {
    const id = findRecordId(resources.token, await prepare({ operation: 'getMe', token }));
    if (!id) throw new NotExercisedError('the id of a new key: neither mintToken nor getMe shows one');
    return id;
  };
  const freshToken = async (scopes: readonly Scope[]): Promise<TokenSubject> => {
    const { id, token } = await createToken(scopes);
    return { id: id ?? (await ownId(token)), token };
  };
  return {
    /** A key with exactly these scopes, shared by all cases that request the same scopes. */
    token: (scopes: readonly Scope[]): Promise<{ token: string }> =>
      once(`token ${[...scopes].sort().join(' ')}`, () => createToken(scopes)),
    /** A key that no other case uses: to rotate, revoke or expire. */
    freshToken,
    /** A user's session, from the configuration or the driver. */
    sessionToken: () => once('session token', () => needs('session-token')({ workspace })),
    /** A session that no other case uses: to switch or expire. */
    freshSession: () => needs('session-token')({ workspace }),
    /** A second workspace with its own key, shared by all cases. */
    secondWorkspace: () => once('second workspace', () => needs('second-workspace')()),
    /** A live-mode key of the workspace, shared by all cases. */
    liveKey: () => once('live key', () => needs('live-key')({ workspace })),
  };
};
