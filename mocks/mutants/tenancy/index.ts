import { operations } from '@workspace-api/contract';
import { cursorsHoldTheWorkspace } from '../lib/cursors-hold-the-place.ts';
import { listShowsOthers } from '../lib/merged-lists.ts';
import type { Mutant } from '../lib/mutant.ts';
import { foreignWorkspaceOpen } from './foreign-workspace-open.ts';
import {
  slugsByPrefix,
  slugsCutShort,
  slugsLoweredAfterTheCheck,
  slugsTrimmedAfterTheCheck,
} from './loose-slugs.ts';
import {
  oneThemeForAll,
  proxyUrlsByName,
  secretsDeletedByName,
  secretsRotatedByName,
  secretsSetByName,
  tailOfAnotherWorkspace,
} from './shared-by-workspaces.ts';
import { executeThenRefuse, findByIdOnly, openToStrangers } from './unscoped-operation.ts';

const lists = 'tenancy.lists-hold-own-records';

/** Mutants of the tenancy family. */
export const tenancy: Record<string, Mutant> = {
  'cursors-hold-the-workspace': cursorsHoldTheWorkspace,
  'foreign-agent-activated': openToStrangers(
    operations.activateAgent.id,
    'Any token activates agents of any workspace.',
  ),
  'foreign-agent-found-by-id': findByIdOnly(
    operations.getAgent.id,
    'An agent is found by its id in any workspace.',
  ),
  'foreign-agents-listed': listShowsOthers(
    operations.listAgents.id,
    lists,
    'The last page of agents also shows those of other workspaces.',
  ),
  'foreign-approval-found-by-id': findByIdOnly(
    operations.getApproval.id,
    'An approval is found by its id with the token of any workspace.',
  ),
  'foreign-billing-open': openToStrangers(
    operations.getBilling.id,
    'Any token reads the billing of any workspace.',
  ),
  'foreign-form-found-by-id': findByIdOnly(
    operations.getForm.id,
    'A form is found by its id in any workspace.',
  ),
  'foreign-key-minted': openToStrangers(operations.mintToken.id, 'Any token mints keys of any workspace.'),
  'foreign-key-revoked-by-id': findByIdOnly(
    operations.revokeToken.id,
    'A key is revoked by its id in any workspace.',
  ),
  'foreign-log-entries-found': listShowsOthers(
    operations.searchLogs.id,
    lists,
    'A search of the log also finds entries of other workspaces.',
  ),
  'foreign-page-found-by-id': findByIdOnly(
    operations.getPage.id,
    'A page is found by its id in any workspace.',
  ),
  'foreign-page-patched-then-refused': executeThenRefuse(
    operations.updatePage.id,
    "A patch of another workspace's page is refused after it was applied.",
  ),
  'foreign-plan-changed': openToStrangers(
    operations.changePlan.id,
    'Any token changes the plan of any workspace.',
  ),
  'foreign-runs-found-by-agent': findByIdOnly(
    operations.listRuns.id,
    'The runs of an agent are found by its id in any workspace.',
  ),
  'foreign-secret-deleted': openToStrangers(
    operations.deleteSecret.id,
    'Any token deletes secrets of any workspace; all other operations check the workspace.',
  ),
  'foreign-secret-deleted-then-refused': executeThenRefuse(
    operations.deleteSecret.id,
    "The deletion of another workspace's secret is refused after it was carried out.",
  ),
  'foreign-secret-set-then-refused': executeThenRefuse(
    operations.setSecret.id,
    'Setting a secret in another workspace is refused after it was carried out.',
  ),
  'foreign-secrets-listed': listShowsOthers(
    operations.listSecrets.id,
    lists,
    'The last page of secrets also shows those of other workspaces.',
  ),
  'foreign-submissions-found-by-form': findByIdOnly(
    operations.listSubmissions.id,
    'The submissions of a form are found by its id in any workspace.',
  ),
  'foreign-tail-open': openToStrangers(operations.tailLogs.id, 'Any token follows the log of any workspace.'),
  'foreign-theme-patched': openToStrangers(
    operations.updateTheme.id,
    'Any token patches the theme of any workspace.',
  ),
  'foreign-workspace-open': foreignWorkspaceOpen,
  'one-theme-for-all': oneThemeForAll,
  'proxy-urls-by-name': proxyUrlsByName,
  'secrets-deleted-by-name': secretsDeletedByName,
  'secrets-rotated-by-name': secretsRotatedByName,
  'secrets-set-by-name': secretsSetByName,
  'tail-of-another-workspace': tailOfAnotherWorkspace,
  'slugs-by-prefix': slugsByPrefix,
  'slugs-cut-short': slugsCutShort,
  'slugs-lowered-after-the-check': slugsLoweredAfterTheCheck,
  'slugs-trimmed-after-the-check': slugsTrimmedAfterTheCheck,
};
