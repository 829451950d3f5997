import { agents, runs } from './features/agents/table.ts';
import { approvals } from './features/approvals/table.ts';
import {
  invoiceLines,
  invoices,
  planCatalogues,
  subscriptions,
  usageRecords,
} from './features/billing/table.ts';
import { capabilityCalls, forms, submissions } from './features/forms/table.ts';
import { logEntries } from './features/logs/table.ts';
import { authorizationCodes, refreshTokens } from './features/oauth/table.ts';
import { pages, pageVersions, releasedSlugs } from './features/pages/table.ts';
import {
  dataKeys,
  keyUses,
  proxyUrls,
  residencyLocks,
  secrets,
  secretValues,
} from './features/secrets/table.ts';
import { themes, themeVersions } from './features/theme/table.ts';
import { earlierAccessTokens, mfaChallenges, retiredSecrets, tokens } from './features/tokens/table.ts';
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEvents,
  webhookSubscriptions,
} from './features/webhooks/table.ts';
import {
  memberships,
  policyRules,
  snapshots,
  users,
  workspaceHolds,
  workspaces,
} from './features/workspaces/table.ts';
import { faultRules } from './http/fault-injection/table.ts';
import { idempotencyRecords } from './http/idempotency/table.ts';
import { expiredCursors } from './http/lists/table.ts';
import { rateWindows } from './http/rate-limits/table.ts';
import { sandboxStates } from './store/sandbox-states.ts';
import { createSchema } from './store/schema/schema.ts';

/** Every table of the sandbox. */
export const schema = createSchema([
  sandboxStates,
  agents,
  runs,
  approvals,
  subscriptions,
  planCatalogues,
  usageRecords,
  invoices,
  invoiceLines,
  forms,
  submissions,
  capabilityCalls,
  logEntries,
  authorizationCodes,
  refreshTokens,
  pages,
  pageVersions,
  releasedSlugs,
  dataKeys,
  keyUses,
  secrets,
  secretValues,
  proxyUrls,
  residencyLocks,
  themes,
  themeVersions,
  tokens,
  retiredSecrets,
  earlierAccessTokens,
  mfaChallenges,
  webhookSubscriptions,
  webhookEvents,
  webhookDeliveries,
  webhookAttempts,
  workspaces,
  users,
  memberships,
  workspaceHolds,
  policyRules,
  snapshots,
  faultRules,
  idempotencyRecords,
  expiredCursors,
  rateWindows,
]);
