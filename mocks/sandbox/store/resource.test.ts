import type { components } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { createIds, seededRandom } from '../core/ids.ts';
import { defineResource } from './resource.ts';
import { flag, json, text, time } from './schema/columns.ts';

const columns = {
  id: text(),
  name: text(),
  schema_table: text(),
  fields: json<string[]>(),
  submit_label: text().startsAs('Send'),
  on_submit: json<NonNullable<components['schemas']['Form']['on_submit']>>().optional(),
};
const forms = defineResource('forms', {
  schema: 'Form',
  columns,
  seedColumns: { created_at: time() },
  internal: { checked: flag().startsAs(false) },
  time: 'created_at',
});

const clock = { now: () => new Date('2026-11-02T09:00:00.000Z') } as Parameters<typeof createIds>[0];
const context = { clock, ids: createIds(clock, seededRandom(1)) } as Parameters<typeof forms.newRow>[0];
const tenant = { workspace_id: 'ws_1', mode: 'test' } as const;

test('columns that the schema lacks or has otherwise do not compile', () => {
  const { name: _, ...incomplete } = columns;
  // @ts-expect-error: the column `name` is missing.
  defineResource('forms', { schema: 'Form', columns: incomplete, time: 'id' });
  // @ts-expect-error: the schema has no member `color`.
  defineResource('forms', { schema: 'Form', columns: { ...columns, color: text() }, time: 'id' });
  // @ts-expect-error: `fields` is a list.
  defineResource('forms', { schema: 'Form', columns: { ...columns, fields: text() }, time: 'id' });
  // @ts-expect-error: a new record needs a name.
  expect(forms.newRow(context, tenant, { schema_table: 'contacts', fields: [] }).name).toBeNull();
});
