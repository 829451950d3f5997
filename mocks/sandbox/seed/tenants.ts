import { examples } from '@workspace-api/contract';
import type { Tenant } from '../core/tenant.ts';

/** Whose the demo records are: acme's test mode. Live mode starts empty, so that one sees that they never meet. */
export const acme: Tenant = { workspaceId: examples.workspace.id, mode: 'test' };

/** The columns of a record that say whose it is. */
export const acmeColumns = { workspace_id: acme.workspaceId, mode: acme.mode };
