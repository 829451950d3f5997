import { perServer } from '../../wrappers/fetch.ts';
import { whileInProgress } from '../../wrappers/flawed.ts';
import { readJson } from '../../wrappers/json.ts';
import { on } from '../../wrappers/on.ts';
import type { Mutant } from '../lib/mutant.ts';
import { deadSecretsThatWork } from './dead-secrets-that-work.ts';
import { keysCached } from './keys-cached.ts';
import { keysOfARevokedKey } from './keys-of-a-revoked-key.ts';
import { leakedSecrets } from './leaked-secrets.ts';
import { otherScopes } from './other-scopes.ts';
import { revocationWithoutEffect } from './revocation-without-effect.ts';
import { rotatedSecretStillWorks } from './rotated-secret-still-works.ts';
import { secretShownOnInspect } from './secret-shown-on-inspect.ts';
import { secretsThatReturn } from './secrets-that-return.ts';
import { withheldSecrets } from './withheld-secrets.ts';

/** Mutants of the tokens family. */
export const tokens: Record<string, Mutant> = {
  'simultaneous-keys-with-the-same-scopes': {
    clause: 'tokens.minted-key-has-its-scopes',
    text: 'Keys that are created at the same time all get the scopes of the first one.',
    wrap: perServer(() => {
      const inProgress = whileInProgress();
      return on('mintToken').respond(({ path, body, send }) =>
        inProgress(
          path,
          () => send(),
          async (first) =>
            send({ body: JSON.stringify({ ...body, scopes: (await readJson(first))?.scopes }) }),
        ),
      );
    }),
  },
  ...keysCached,
  ...deadSecretsThatWork,
  'keys-of-a-revoked-key-end': keysOfARevokedKey,
  ...leakedSecrets,
  ...otherScopes,
  'revocation-without-effect': revocationWithoutEffect,
  'rotated-secret-still-works': rotatedSecretStillWorks,
  'secret-shown-on-inspect': secretShownOnInspect,
  ...secretsThatReturn,
  ...withheldSecrets,
};
