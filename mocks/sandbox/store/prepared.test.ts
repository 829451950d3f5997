import { expect, test } from 'vitest';
import { createInspectableSandbox } from '../create-sandbox.ts';
import { prepareQuery } from './prepared.ts';

test('a prepared query is built once for all sandboxes, and each call uses its own values', async () => {
  const { context, close } = await createInspectableSandbox({ data: ':memory:' });
  const other = await createInspectableSandbox({ data: ':memory:' });
  let built = 0;
  const findWorkspaces = prepareQuery((db, { slug, id }: { slug: string; id: string }) => {
    built += 1;
    return db
      .selectFrom('workspaces')
      .select('slug')
      .where((either) => either.or([either('slug', '=', slug), either('id', '=', id)]))
      .orderBy('slug');
  });
  expect(await findWorkspaces(context.database, { slug: 'acme', id: 'none' })).toEqual([{ slug: 'acme' }]);
  expect(await findWorkspaces(context.database, { slug: 'none', id: 'none' })).toEqual([]);
  const within = context.database.transaction(async (db) =>
    findWorkspaces(db, { slug: 'globex', id: 'none' }),
  );
  expect(await within).toEqual([{ slug: 'globex' }]);
  await other.context.database
    .updateTable('workspaces')
    .set({ slug: 'moved' })
    .where('slug', '=', 'acme')
    .execute();
  expect(await findWorkspaces(other.context.database, { slug: 'acme', id: 'none' })).toEqual([]);
  expect(built).toBe(1);
  await close();
  await other.close();
});
