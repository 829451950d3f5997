import { type components, examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { createIds } from '../core/ids.ts';
import { seededRandom } from '../core/random.ts';
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

test('a new row has an id, the time, initial values, and values in their stored form', () => {
  const row = forms.newRow(context, tenant, { name: 'Contact', schema_table: 'contacts', fields: ['email'] });
  expect(row).toEqual({
    id: expect.stringMatching(/^frm_\w{26}$/),
    workspace_id: 'ws_1',
    mode: 'test',
    name: 'Contact',
    schema_table: 'contacts',
    fields: '["email"]',
    submit_label: 'Send',
    on_submit: null,
    created_at: '2026-11-02T09:00:00.000Z',
    checked: 0,
  });
});

test('a record shows the members of its schema, in their order, and omits an optional one that is null', () => {
  const first = examples['form-list'].data[0] as components['schemas']['Form'];
  const { on_submit, ...values } = first;
  const row = forms.newRow(context, tenant, { ...values, ...(on_submit && { on_submit }) });
  expect(JSON.stringify(forms.show(row))).toBe(JSON.stringify(first));
  expect(Object.keys(forms.show({ ...row, on_submit: null }))).not.toContain('on_submit');
});

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
