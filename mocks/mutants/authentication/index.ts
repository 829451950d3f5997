import { operations } from '@workspace-api/contract';
import { cursorsHoldTheMode } from '../lib/cursors-hold-the-place.ts';
import { listShowsOthers } from '../lib/merged-lists.ts';
import type { Mutant } from '../lib/mutant.ts';
import { expiredTokenWithoutRetryAfter } from './expired-token-without-retry-after.ts';
import { looseCredentials } from './loose-credentials.ts';
import { misnamedRefusals } from './misnamed-refusals.ts';
import { narrowCredentials } from './narrow-credentials.ts';
import { sharedByModes } from './shared-by-modes.ts';
import { testModeLeaks } from './test-mode-leaks.ts';

/** Mutants of the authentication family. */
export const authentication: Record<string, Mutant> = {
  ...looseCredentials,
  ...sharedByModes,
  'cursors-hold-the-mode': cursorsHoldTheMode,
  'expired-token-without-retry-after': expiredTokenWithoutRetryAfter,
  ...misnamedRefusals,
  ...narrowCredentials,
  'secrets-of-either-mode-listed': listShowsOthers(
    operations.listSecrets.id,
    'authentication.test-data-isolated',
    'The last page of secrets includes secrets of the other mode.',
  ),
  ...testModeLeaks,
};
