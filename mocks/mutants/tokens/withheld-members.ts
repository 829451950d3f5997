import { operations, withoutPrefix } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { alteredResponse } from '../lib/altered-values.ts';
import { firstUseRefused } from '../lib/first-use-refused.ts';
import type { Mutant } from '../lib/mutant.ts';

const { mintToken, getToken, rotateToken, getCurrentWorkspace } = operations;

/** Returns another current workspace for a created key. */
const createdKeyMoved: Mutant = {
  clause: 'tokens.minted-key-bound-to-workspace',
  text: 'The current workspace of a new key differs from the workspace of its principal.',
  wrap: (next) => {
    const createdKeys = new Set<string>();
    return async (request) => {
      const response = await next(request);
      const operation = findOperation(request)?.id;
      if (operation === mintToken.id && response.ok)
        createdKeys.add(`Bearer ${String((await readJson(response))?.secret)}`);
      const isCreatedKey = createdKeys.has(request.headers.get('Authorization') ?? '');
      return isCreatedKey && response.ok && operation === getCurrentWorkspace.id
        ? alterJson(response, (json) => ({ ...json, slug: `${String(json.slug)}-2` }))
        : response;
    };
  },
};

/** A rotation that returns the secret from the key's creation. */
const oldSecretShown: Mutant = {
  clause: 'tokens.rotate-gives-new-secret',
  text: 'Rotating a key returns the old secret.',
  wrap: (next) => {
    const secrets = new Map<unknown, unknown>();
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      const operation = findOperation(request)?.id;
      if (!response.ok || (operation !== mintToken.id && operation !== rotateToken.id)) return response;
      const { id, secret } = (await readJson(response)) ?? {};
      const old = secrets.get(id);
      if (old === undefined) secrets.set(id, secret);
      return old === undefined ? response : alterJson(response, (json) => ({ ...json, secret: old }));
    };
  },
};

/** Secrets that are not returned, returned in another form, or not valid yet, and metadata that is not returned. */
export const withheldMembers: Record<string, Mutant> = {
  'created-secret-withheld': alteredResponse(
    'tokens.mint-returns-secret',
    mintToken.id,
    'Creating a key does not return its secret.',
    ({ secret: _, ...json }) => json,
  ),
  'rotated-secret-without-prefix': alteredResponse(
    'tokens.secret-prefix',
    rotateToken.id,
    'Rotating a key returns its secret without the prefix.',
    (json) => ({ ...json, secret: withoutPrefix(String(json.secret)) }),
  ),
  'created-key-works-later': firstUseRefused(
    'tokens.minted-key-works',
    'A new key is rejected on its first use.',
    mintToken.id,
    'secret',
  ),
  'rotated-key-works-later': firstUseRefused(
    'tokens.rotated-secret-works',
    'The secret of a rotated key is rejected on its first use.',
    rotateToken.id,
    'secret',
  ),
  'created-key-in-another-workspace': createdKeyMoved,
  'rotation-shows-the-old-secret': oldSecretShown,
  'last-use-withheld': alteredResponse(
    'tokens.inspect-shows-last-use',
    getToken.id,
    'Inspecting a key does not return when it was last used.',
    ({ last_used_at: _, ...json }) => json,
  ),
  'creator-withheld': alteredResponse(
    'tokens.inspect-shows-creator',
    getToken.id,
    'Inspecting a key does not return who created it.',
    ({ created_by: _, ...json }) => json,
  ),
};
