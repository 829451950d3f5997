import type { Mutant } from '../lib/mutant.ts';
import { simultaneousKeys } from '../pagination/simultaneous-creations.ts';
import { deadSecretsThatWork } from './dead-secrets-that-work.ts';
import { keysCached } from './keys-cached.ts';
import { keysOfARevokedKey } from './keys-of-a-revoked-key.ts';
import { leakedSecrets } from './leaked-secrets.ts';
import { otherScopes } from './other-scopes.ts';
import { revocationWithoutEffect } from './revocation-without-effect.ts';
import { rotatedSecretStillWorks } from './rotated-secret-still-works.ts';
import { secretShownOnInspect } from './secret-shown-on-inspect.ts';
import { secretsThatReturn } from './secrets-that-return.ts';
import { withheldMembers } from './withheld-members.ts';

/** Mutants of the tokens family. */
export const tokens: Record<string, Mutant> = {
  ...simultaneousKeys,
  ...keysCached,
  ...deadSecretsThatWork,
  'keys-of-a-revoked-key-end': keysOfARevokedKey,
  ...leakedSecrets,
  ...otherScopes,
  'revocation-without-effect': revocationWithoutEffect,
  'rotated-secret-still-works': rotatedSecretStillWorks,
  'secret-shown-on-inspect': secretShownOnInspect,
  ...secretsThatReturn,
  ...withheldMembers,
};
