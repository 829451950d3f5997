import type { components } from '@workspace-api/contract';

/** Whether a token acts on live data or on the isolated data of the test mode. */
export type Mode = components['schemas']['Token']['mode'];

/** Whose data a query may touch. Every query on a tenant's table names both. */
export type Tenant = { readonly workspaceId: string; readonly mode: Mode };
