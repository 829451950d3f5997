import { expect, onTestFinished, test } from 'vitest';
import { freshRecords } from '../../../test/records.ts';
import { secretHash } from '../../core/token-secret.ts';
import type { Db } from '../../store/database.ts';
import { openDatabase } from '../../store/open-database.ts';
import { schema } from '../../wiring/schema.ts';
import { removeWorkspace } from '../workspaces/remove-workspace.ts';
import { findPrincipal } from './principals.ts';

const created_at = '2026-11-02T09:00:00.000Z';
const secret = 'key_test_of_a_removed_workspace';

/** A database with one key, whose workspace can be removed. */
const open = async () => {
  const { data = ':memory:' } = freshRecords();
  const { database } = await openDatabase(data, schema);
  onTestFinished(() => database.close());
  await database.insertInto('workspaces').values({ id: 'ws_a', slug: 'a', name: 'A', created_at }).execute();
  await database.insertInto('users').values({ id: 'usr_a', email: 'a@acme.example' }).execute();
  await database
    .insertInto('tokens')
    .values({
      id: 'tok_a',
      kind: 'key',
      mode: 'test',
      user_id: 'usr_a',
      workspace_id: 'ws_a',
      secret_hash: secretHash(secret),
      scopes: '[]',
      created_at,
    })
    .execute();
  return database;
};

test('a key has no principal if its workspace is removed while it is read', async () => {
  const database = await open();
  expect(await findPrincipal(database, secret)).toMatchObject({ tokenId: 'tok_a', workspace: { slug: 'a' } });
  const readsWorkspace = /workspaces/;
  // The token is read before the workspace: between the two, another process removes both.
  const meanwhile = new Proxy<Db>(database, {
    get: (target, name) => {
      if (name !== 'executeCompiled') return Reflect.get(target, name);
      const execute: Db['executeCompiled'] = async (compiled, parameters) => {
        if (readsWorkspace.test(compiled.query.sql))
          await target.transaction((db) => removeWorkspace(db, 'ws_a'));
        return target.executeCompiled(compiled, parameters);
      };
      return execute;
    },
  });
  expect(await findPrincipal(meanwhile, secret)).toBeUndefined();
});
