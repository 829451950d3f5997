import { expect, test } from 'vitest';
import { createIds } from '../core/ids.ts';
import { seededRandom } from '../core/random.ts';
import { defineResource } from './resource.ts';
import { flag, text, time } from './schema/columns.ts';

const forms = defineResource('forms', {
  schema: 'Form',
  columns: ({ submit_label }) => ({ submit_label: submit_label.startsAs('Send') }),
  seedColumns: { created_at: time() },
  internal: { checked: flag().startsAs(false) },
  time: 'created_at',
});

const clock = { now: () => new Date('2026-11-02T09:00:00.000Z') } as Parameters<typeof createIds>[0];
const context = { clock, ids: createIds(clock, seededRandom(1)) } as Parameters<typeof forms.newRow>[0];
const tenant = { workspace_id: 'ws_1', mode: 'test' } as const;

test('a definition has a column for each member of its schema', () => {
  const kinds = Object.entries(forms.columns).map(([name, { form, isNullable }]) => [name, form, isNullable]);
  expect(kinds).toEqual([
    ['workspace_id', 'plain', false],
    ['mode', 'plain', false],
    ['id', 'plain', false],
    ['name', 'plain', false],
    ['schema_table', 'plain', false],
    ['fields', 'json', false],
    ['submit_label', 'plain', false],
    ['on_submit', 'json', true],
    ['created_at', 'time', false],
    ['checked', 'flag', false],
  ]);
});

test('columns that the schema lacks or has otherwise do not compile', () => {
  // @ts-expect-error: the schema has no member `color`.
  defineResource('forms', { schema: 'Form', columns: () => ({ color: text() }), time: 'id' });
  // @ts-expect-error: `fields` is a list.
  defineResource('forms', { schema: 'Form', columns: () => ({ fields: text() }), time: 'id' });
  // @ts-expect-error: a new record needs a name.
  expect(forms.newRow(context, tenant, { schema_table: 'contacts', fields: [] }).name).toBeNull();
  const form = { name: 'Contact', schema_table: 'contacts', fields: [] };
  // @ts-expect-error: the name is a string.
  expect(forms.newRow(context, tenant, { ...form, name: 1 }).name).toBe(1);
});
