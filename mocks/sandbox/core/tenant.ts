import type { components } from '@workspace-api/contract';

/** Whether a token acts on live data or on the isolated data of the test mode. */
export type Mode = components['schemas']['Token']['mode'];

/** Every mode. */
export const modes: readonly Mode[] = ['test', 'live'];

/** The owner of the data that a query may access. A row of a tenant's table is also the tenant that it belongs to. */
export type Tenant = { readonly workspace_id: string; readonly mode: Mode };

/** The tenant of a row. */
export const toTenant = ({ workspace_id, mode }: Tenant): Tenant => ({ workspace_id, mode });
