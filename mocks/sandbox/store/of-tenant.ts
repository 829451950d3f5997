import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '../core/tenant.ts';

/**
 * The condition for the rows of a tenant.
 *
 * @param table the name of the table, for a query that joins several
 * @example
 * db.selectFrom('themes').selectAll().where(ofTenant(tenant))
 */
export const ofTenant = ({ workspace_id, mode }: Tenant, table?: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(table === undefined ? name : `${table}.${name}`);
  return sql`${column('workspace_id')} = ${workspace_id} and ${column('mode')} = ${mode}`;
};
