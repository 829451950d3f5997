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

test('tables that cannot be created are rejected', () => {
  expect(() => createSchema([notes])).toThrow('The table notes refers to workspaces, which is not defined.');
  expect(() => createSchema([workspaces, workspaces])).toThrow('Two tables have the same name.');
  const [a, b] = ['a', 'b'].map((name) =>
    defineTable(name, {
      owner: 'sandbox',
      columns: { id: text(), other: text().references(name === 'a' ? 'b' : 'a') },
    }),
  );
  expect(() => createSchema([a, b].filter((table) => table !== undefined))).toThrow(
    'Tables refer to each other: a, b, a.',
  );
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
