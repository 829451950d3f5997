import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import type { Mode } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import type { RecordPlace } from '../feature.ts';

type Selected = {
  readonly path: { readonly slug: string };
  readonly query?: { readonly mode?: Mode };
};

const findPlace = async (db: Db, { path: { slug }, query }: Selected): Promise<RecordPlace> => {
  const { workspace_id } = await findTenant(db, slug);
  return { slug, workspace_id, mode: query?.mode };
};

/** Records of any resource, as seeds have them. */
export const recordsControl: ControlHandlers<
  'listRecords' | 'addRecord' | 'getRecord' | 'updateRecord' | 'removeRecord'
> = {
  listRecords: async ({ context, db, input }) => ({
    data: await context.records.list(db, await findPlace(db, input), input.path.resource),
  }),

  addRecord: async ({ context, db, input }) =>
    context.records.add(db, await findPlace(db, input), input.path.resource, input.body),

  getRecord: async ({ context, db, input }) =>
    context.records.find(db, await findPlace(db, input), input.path.resource, input.path.id),

  updateRecord: async ({ context, db, input: { path, body, ...input } }) =>
    context.records.change(db, await findPlace(db, { path, ...input }), path.resource, path.id, body),

  removeRecord: async ({ context, db, input }) => {
    await context.records.remove(db, await findPlace(db, input), input.path.resource, input.path.id);
    return undefined;
  },
};
