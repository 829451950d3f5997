import { expect, test } from 'vitest';
import { integer, text } from './columns.ts';
import { defineTable, listIndex } from './define-table.ts';
import { createSchema } from './schema.ts';

const workspaces = defineTable('workspaces', { owner: 'sandbox', columns: { id: text() } });
const notes = defineTable('notes', {
  owner: 'tenant',
  columns: { id: text(), slug: text().unique(), body: text().nullable(), length: integer() },
  indexes: [listIndex('slug'), { columns: ['body'], unique: true, where: 'body is not null' }],
});

test('the fingerprint changes with any column or index', () => {
  const getFingerprint = (note: typeof notes) => createSchema([workspaces, note]).fingerprint;
  const others = [
    { ...notes, columns: { ...notes.columns, length: integer().nullable() } },
    { ...notes, indexes: [] },
  ] as (typeof notes)[];
  expect(new Set([notes, ...others].map(getFingerprint)).size).toBe(3);
  expect(getFingerprint({ ...notes })).toBe(getFingerprint(notes));
});

test('the order in which tables are defined does not change the schema', () => {
  const users = defineTable('users', { owner: 'sandbox', columns: { id: text() } });
  const [one, other] = [
    [users, notes, workspaces],
    [workspaces, notes, users],
  ].map(createSchema);
  expect(one?.tables).toEqual(other?.tables);
  expect(one?.fingerprint).toBe(other?.fingerprint);
});
