import { operations } from '@workspace-api/contract';
import { cursorsHoldTheWorkspace } from '../lib/cursors-hold-the-place.ts';
import { listShowsOthers } from '../lib/merged-lists.ts';
import type { Mutant } from '../lib/mutant.ts';
import { writesToSiblings } from '../lib/writes-to-siblings.ts';
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
import { tailOfABurst } from './tail-of-a-burst.ts';
import {
  executeThenRefuse,
  exportOpenToStrangers,
  findByIdOnly,
  openToStrangers,
} from './unscoped-operation.ts';
import { unusualSlugs } from './unusual-slugs.ts';

const lists = 'tenancy.lists-hold-own-records';

/** Mutants of the tenancy family. */
export const tenancy: Record<string, Mutant> = {
  'tail-mixes-workspaces-in-a-burst': tailOfABurst,
  ...writesToSiblings,
  'cursors-hold-the-workspace': cursorsHoldTheWorkspace,
  'csv-of-pages-open-to-strangers': exportOpenToStrangers(
    operations.listPages.id,
    'csv',
    'Any token can export the pages of any workspace as CSV.',
  ),
  'ndjson-of-log-open-to-strangers': exportOpenToStrangers(
    operations.searchLogs.id,
    'ndjson',
    'Any token can export the log of any workspace as NDJSON.',
  ),
  'foreign-agent-activated': openToStrangers(
    operations.activateAgent.id,
    'Any token can activate agents of any workspace.',
  ),
  'foreign-agent-found-by-id': findByIdOnly(
    operations.getAgent.id,
    'An agent can be fetched by its id in any workspace.',
  ),
  'foreign-agents-listed': listShowsOthers(
    operations.listAgents.id,
    lists,
    'The last page of agents includes agents of other workspaces.',
  ),
  'foreign-approval-found-by-id': findByIdOnly(
    operations.getApproval.id,
    'An approval can be fetched by its id with a token of any workspace.',
  ),
  'foreign-billing-open': openToStrangers(
    operations.getBilling.id,
    'Any token can read the billing of any workspace.',
  ),
  'foreign-form-found-by-id': findByIdOnly(
    operations.getForm.id,
    'A form can be fetched by its id in any workspace.',
  ),
  'foreign-key-created': openToStrangers(
    operations.mintToken.id,
    'Any token can create keys of any workspace.',
  ),
  'foreign-key-revoked-by-id': findByIdOnly(
    operations.revokeToken.id,
    'A key can be revoked by its id in any workspace.',
  ),
  'foreign-log-entries-found': listShowsOthers(
    operations.searchLogs.id,
    lists,
    'A log search includes entries of other workspaces.',
  ),
  'foreign-page-found-by-id': findByIdOnly(
    operations.getPage.id,
    'A page can be fetched by its id in any workspace.',
  ),
  'foreign-page-patched-then-refused': executeThenRefuse(
    operations.updatePage.id,
    "A patch of another workspace's page is applied and then rejected.",
  ),
  'foreign-plan-changed': openToStrangers(
    operations.changePlan.id,
    'Any token can change the plan of any workspace.',
  ),
  'foreign-runs-found-by-agent': findByIdOnly(
    operations.listRuns.id,
    'The runs of an agent can be listed by its id in any workspace.',
  ),
  'foreign-secret-deleted': openToStrangers(
    operations.deleteSecret.id,
    'Any token can delete secrets of any workspace; all other operations check the workspace.',
  ),
  'foreign-secret-deleted-then-refused': executeThenRefuse(
    operations.deleteSecret.id,
    "The deletion of another workspace's secret is executed and then rejected.",
  ),
  'foreign-secret-set-then-refused': executeThenRefuse(
    operations.setSecret.id,
    'A secret is set in another workspace before the request is rejected.',
  ),
  'foreign-secrets-listed': listShowsOthers(
    operations.listSecrets.id,
    lists,
    'The last page of secrets includes secrets of other workspaces.',
  ),
  'foreign-submissions-found-by-form': findByIdOnly(
    operations.listSubmissions.id,
    'The submissions of a form can be listed by its id in any workspace.',
  ),
  'foreign-tail-open': openToStrangers(
    operations.tailLogs.id,
    'Any token can follow the log of any workspace.',
  ),
  'foreign-theme-patched': openToStrangers(
    operations.updateTheme.id,
    'Any token can patch the theme of any workspace.',
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
  ...unusualSlugs,
};
