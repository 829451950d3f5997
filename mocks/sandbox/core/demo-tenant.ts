import { examples } from '@workspace-api/contract';
import type { Tenant } from './tenant.ts';

/** The tenant of the demo records: acme's test mode. Its live mode starts empty, which shows that the two are separate. */
export const acme: Tenant = { workspaceId: examples.workspace.id, mode: 'test' };

/** The columns that make a record one of the demo tenant's. */
export const acmeColumns = { workspace_id: acme.workspaceId, mode: acme.mode };

/** When the demo workspaces were created. */
export const demoStart = { newest: '2026-09-01T00:00:00.000Z', oldest: '2026-08-01T00:00:00.000Z' };

/** The start of the sandbox's time at the earliest: no demo record is newer. */
export const seedTime = new Date(examples['api-key-minted'].created_at);
