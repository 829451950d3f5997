import { errors, operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson, withJson } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';
import { findRecordId, getAuthorization } from '../lib/owners.ts';

/** A revocation that also revokes the keys that the revoked key created. */
export const keysOfARevokedKey: Mutant = {
  clause: 'tokens.revoke-is-immediate',
  text: 'Revoking a key also revokes the keys that it created.',
  wrap: (next) => {
    const secrets = new Map<string, string>();
    const creatorBySecret = new Map<string, string>();
    const revoked = new Set<string>();
    return async (request) => {
      const token = getAuthorization(request);
      if (revoked.has(creatorBySecret.get(token) ?? '')) {
        const { status, code, details } = errors['token-revoked'];
        return withJson(new Response(), status, {
          error: { code, message: 'The key is not valid.', details },
        });
      }
      const response = await next(request);
      const operation = findOperation(request)?.id;
      if (response.ok && operation === operations.mintToken.id) {
        const newKey = await readJson(response);
        const secret = `Bearer ${String(newKey?.secret)}`;
        secrets.set(String(newKey?.id), secret);
        creatorBySecret.set(secret, token);
      }
      if (response.ok && operation === operations.revokeToken.id)
        revoked.add(secrets.get(findRecordId(request) ?? '') ?? 'none');
      return response;
    };
  },
};
