import { operations } from '@workspace-api/contract';
import { jsonOf } from '../../wrappers/json.ts';
import { operationOfRequest } from '../../wrappers/operation-of-request.ts';
import { bodyOf } from './body-of.ts';

/** Remembers with which scopes each key was minted, by its Authorization header. */
export const createMintedScopes = () => {
  const scopes = new Map<string, readonly string[]>();
  return {
    note: async (request: Request, text: string, response: Response): Promise<void> => {
      if (operationOfRequest(request)?.id !== operations.mintToken.id || !response.ok) return;
      const secret = (await jsonOf(response))?.secret;
      const asked: unknown = bodyOf(text).scopes;
      if (typeof secret === 'string' && Array.isArray(asked))
        scopes.set(`Bearer ${secret}`, asked as string[]);
    },
    /** The scopes of the key that a request carries; undefined for another token. */
    of: (request: Request): readonly string[] | undefined =>
      scopes.get(request.headers.get('Authorization') ?? ''),
  };
};
