import { expect, test } from 'vitest';
import { startSandbox } from '../../test/start-sandbox.ts';
import { isUniqueViolation } from './errors.ts';

test('a slug that another page of the tenant has violates a unique constraint', async () => {
  const { context } = await startSandbox();
  const take = context.database.updateTable('pages').set({ slug: 'menu' }).where('id', '=', 'page_01K9HOME');
  expect(isUniqueViolation(await take.execute().catch((error: unknown) => error))).toBe(true);
});

test('other errors of a query are not unique violations', async () => {
  const { context } = await startSandbox();
  const orphan = { page_id: 'page_none', version: 1, document: '{}', created_at: '' };
  const insertion = context.database.insertInto('page_versions').values(orphan).execute();
  const error = await insertion.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(Error);
  expect(isUniqueViolation(error)).toBe(false);
});
