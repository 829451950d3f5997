import { operations } from '@workspace-api/contract';
import { cursorsHoldTheMode } from '../lib/cursors-hold-the-place.ts';
import { elevatedIf } from '../lib/elevate.ts';
import { isExport } from '../lib/exports.ts';
import { listShowsOthers } from '../lib/merged-lists.ts';
import type { Mutant } from '../lib/mutant.ts';
import { getAuthorization } from '../lib/owners.ts';
import { orElse, withOwners } from '../lib/with-owners.ts';
import { writesToOtherMode } from '../lib/writes-to-siblings.ts';
import { expiredSessionsThatWork } from './expired-sessions-that-work.ts';
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
  ...expiredSessionsThatWork,
  'expired-token-without-retry-after': expiredTokenWithoutRetryAfter,
  ...misnamedRefusals,
  ...narrowCredentials,
  'csv-of-forms-open-to-all': {
    clause: 'authentication.bearer-required',
    text: 'The list of forms as CSV requires no credentials.',
    wrap: elevatedIf(
      (request, { status }) =>
        status === 401 &&
        getAuthorization(request) === '' &&
        isExport(request, operations.listForms.id, 'csv'),
    ),
  },
  'tson-of-agents-of-either-mode': {
    clause: 'authentication.test-data-isolated',
    text: 'The list of agents as TSON has the agents of the other mode.',
    wrap: withOwners(operations.listAgents.id, async ({ request, response, slug, mode, as }) =>
      isExport(request, operations.listAgents.id, 'tson')
        ? orElse(response, await as((owner) => owner.slug === slug && owner.mode !== mode))
        : response,
    ),
  },
  'ndjson-of-runs-of-either-mode': {
    clause: 'authentication.test-data-isolated',
    text: 'The runs of an agent of the other mode can be listed as NDJSON.',
    wrap: withOwners(operations.listRuns.id, async ({ request, response, slug, mode, as }) =>
      response.status === 404 && isExport(request, operations.listRuns.id, 'ndjson')
        ? orElse(response, await as((owner) => owner.slug === slug && owner.mode !== mode))
        : response,
    ),
  },
  'secrets-of-either-mode-listed': listShowsOthers(
    operations.listSecrets.id,
    'authentication.test-data-isolated',
    'The last page of secrets includes secrets of the other mode.',
  ),
  ...testModeLeaks,
  ...writesToOtherMode,
};
