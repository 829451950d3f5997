import { type ClauseId, type OperationId, operations, withoutPrefix } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json, readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { findRecordId } from '../lib/owners.ts';

type Shown = { json: Json; secret: string; used: boolean };

/** A response that exposes the secret of a key. */
const leakSecret = (
  clause: ClauseId,
  text: string,
  applies: (operation: OperationId | undefined, response: Response) => boolean,
  change: (view: Shown) => Json,
): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const secrets = new Map<string, string>();
    const usedTokens = new Set<string>();
    let last = '';
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      const operation = findOperation(request)?.id;
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
      if (response.ok) usedTokens.add(token);
      if (operation === operations.mintToken.id || operation === operations.rotateToken.id) {
        const newKey = response.ok ? await readJson(response) : undefined;
        if (newKey) secrets.set(String(newKey.id), String(newKey.secret));
        if (newKey) last = String(newKey.secret);
        return response;
      }
      if (!applies(operation, response)) return response;
      const secret =
        secrets.get(findRecordId(request) ?? '') ?? ([...secrets.values()].includes(token) ? token : last);
      if (secret === '') return response;
      return alterJson(response, (json) => change({ json, secret, used: usedTokens.has(secret) }));
    };
  },
});

const isInspection = (id: OperationId | undefined, { ok }: Response): boolean =>
  id === operations.getToken.id && ok;

const once = 'tokens.secret-shown-once';

export const leakedSecrets: Record<string, Mutant> = {
  'secret-shown-after-its-first-use': leakSecret(
    'tokens.inspect-hides-secret',
    'Inspecting a key returns its secret after the key was used.',
    isInspection,
    ({ json, secret, used }) => (used ? { ...json, last_used_with: secret } : json),
  ),
  'secret-shown-without-its-prefix': leakSecret(
    'tokens.inspect-hides-secret',
    'Inspecting a key returns its secret without the prefix.',
    isInspection,
    ({ json, secret }) => ({ ...json, hint: withoutPrefix(secret) }),
  ),
  'secret-shown-in-base64': leakSecret(
    once,
    'Inspecting a key returns its secret in Base64.',
    isInspection,
    ({ json, secret }) => ({ ...json, checksum: Buffer.from(secret).toString('base64') }),
  ),
  'secret-in-a-refusal': leakSecret(
    once,
    'The error for a revoked key contains the key.',
    (_, { status }) => status === 401,
    ({ json, secret }) => {
      const error = json.error as Json;
      return { error: { ...error, message: `${String(error.message)} (${secret})` } };
    },
  ),
  'secret-in-the-details': leakSecret(
    once,
    'The details of a missing-scope error contain the key.',
    (_, { status }) => status === 403,
    ({ json, secret }) => {
      const error = json.error as Json;
      return { error: { ...error, details: { ...(error.details as Json), key: secret } } };
    },
  ),
  'secret-in-the-principal': leakSecret(
    once,
    'The principal contains the key.',
    (id, { ok }) => id === operations.getMe.id && ok,
    ({ json, secret }) => ({ ...json, token: { ...(json.token as Json), value: secret } }),
  ),
};
