import { expect, test } from 'vitest';
import { bigint, double, integer, text } from './columns.ts';
import { createTable } from './create-table.ts';
import { defineTable, listIndex, via } from './define-table.ts';
import { createSchema } from './schema.ts';

const workspaces = defineTable('workspaces', { owner: 'sandbox', columns: { id: text() } });
const notes = defineTable('notes', {
  owner: 'tenant',
  columns: { id: text(), slug: text().unique(), body: text().nullable(), length: integer() },
  indexes: [listIndex('slug'), { columns: ['body'], unique: true, where: 'body is not null' }],
});
const lines = defineTable('note_lines', {
  owner: via('notes', 'note_id'),
  columns: { note_id: text().references('notes'), number: bigint(), weight: double().nullable() },
  primaryKey: ['note_id', 'number'],
});

test('a table is created with its columns, keys, references and indexes', () => {
  expect(createTable(notes, { textType: 'text collate "C"', unlogged: 'unlogged ' })).toEqual([
    `create table "notes" (
  "workspace_id" text collate "C" not null references "workspaces" ("id"),
  "mode" text collate "C" not null,
  "id" text collate "C" not null,
  "slug" text collate "C" not null unique,
  "body" text collate "C",
  "length" integer not null,
  primary key ("id")
)`,
    'create index "notes_workspace_id_mode_slug_id" on "notes" ("workspace_id", "mode", "slug", "id")',
    'create unique index "notes_body" on "notes" ("body") where body is not null',
  ]);
  expect(createTable(lines, { textType: 'text', unlogged: '' })).toEqual([
    `create table "note_lines" (
  "note_id" text not null references "notes" ("id"),
  "number" bigint not null,
  "weight" double precision,
  primary key ("note_id", "number")
)`,
  ]);
});

test('tables follow the tables that they refer to, in any order of definition', () => {
  const counters = defineTable('counters', { owner: via('notes', 'note'), columns: { note: text() } });
  const names = (...definitions: Parameters<typeof createSchema>[0]) =>
    createSchema(definitions).tables.map(({ name }) => name);
  expect(names(counters, lines, notes, workspaces)).toEqual([
    'workspaces',
    'notes',
    'counters',
    'note_lines',
  ]);
  expect(names(workspaces, notes, lines, counters)).toEqual([
    'workspaces',
    'notes',
    'note_lines',
    'counters',
  ]);
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
