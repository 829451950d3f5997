import type { Mode } from '../core/tenant.ts';

/** Columns of every table whose rows belong to a tenant: test and live data of one workspace never meet. */
export type Owned = { workspace_id: string; mode: Mode };
