import { examples } from '@workspace-api/contract';
import type { Tenant } from '../core/tenant.ts';

/** The tenant of the demo records: acme in test mode. Live mode starts empty, which shows that the modes are separate. */
export const acme: Tenant = { workspace_id: examples.workspace.id, mode: 'test' };

/** When the demo workspaces were created. */
export const demoStart = { newest: '2026-09-01T00:00:00.000Z', oldest: '2026-08-01T00:00:00.000Z' };

/** The earliest time at which a sandbox starts. No demo record is newer. */
export const seedTime = new Date(examples['api-key-minted'].created_at);
