import type { components } from '@workspace-api/contract';

/** Whether a token acts on live data or on the isolated data of the test mode. */
export type Mode = components['schemas']['Token']['mode'];

/** The owner of the data that a query may access. Every query on a tenant's table filters by workspace and mode. */
export type Tenant = { readonly workspaceId: string; readonly mode: Mode };
