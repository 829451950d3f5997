import { expect, test } from 'vitest';
import { start } from '../../../test/start-control-plane.ts';

const acme = { slug: 'acme' };

test('a form’s capability is invoked with its args after a submission is recorded, and logged', async () => {
  const { control, api } = await start();
  const on_submit = { capability: 'crm.add_contact', args: { list: 'visitors' } };
  const form = (
    await control(
      'addRecord',
      { ...acme, resource: 'forms' },
      { name: 'Visit', fields: ['email'], on_submit },
    )
  ).json;
  expect(form).toMatchObject({ on_submit, schema_table: 'visit_submissions' });
  expect(form).toMatchObject((await api('GET', `/workspaces/acme/forms/${form.id}`)).json);
  const data = { email: 'visitor@customer.example' };
  const submission = (
    await control('addRecord', { ...acme, resource: 'submissions' }, { form_id: form.id, data })
  ).json;
  const [call] = (await control('listRecords', { ...acme, resource: 'capability_calls' })).json.data;
  expect(call).toMatchObject({ ...on_submit, submission_id: submission.id, mode: 'test' });
  expect(call.called_at >= submission.submitted_at).toBe(true);
  const { data: entries } = (await api('GET', '/workspaces/acme/logs/search?source=capability')).json;
  expect(entries[0].message).toContain(submission.id);
  expect(JSON.stringify(entries)).not.toContain(data.email);
});

test('a submission counts as a request of the workspace’s runtime', async () => {
  const { control, api } = await start();
  const requests = async () =>
    (await api('GET', '/workspaces/acme/billing/usage')).json.line_items[0].quantity;
  const before = await requests();
  await control(
    'addRecord',
    { ...acme, resource: 'submissions' },
    { form_id: 'frm_01K9NEWS', data: { email: 'a@customer.example' } },
  );
  expect(await requests()).toBe(before + 1);
});

test('a form only accepts its own fields', async () => {
  const { control } = await start();
  const form = await control(
    'addRecord',
    { ...acme, resource: 'forms' },
    { name: 'Beta – list!', fields: ['email'] },
  );
  expect(form.json).toMatchObject({ schema_table: 'beta_list_submissions', fields: ['email'] });
  const path = { ...acme, resource: 'submissions' };
  const form_id = form.json.id;
  const good = await control('addRecord', path, { form_id, data: { email: 'owner@acme.example' } });
  expect(good).toMatchObject({ status: 201, json: { form_id: form.json.id } });
  const bad = await control('addRecord', path, { form_id, data: { 'e/mail': 'x' } });
  expect(bad).toMatchObject({ status: 400, json: { error: { fields: [{ path: '/data/e~1mail' }] } } });
  expect(
    (await control('addRecord', { ...acme, resource: 'submissions' }, { form_id: 'frm_NONE', data: {} }))
      .status,
  ).toBe(400);
  const live = await control('addRecord', path, { form_id, data: {} }, { mode: 'live' });
  expect(live.status).toBe(400);
});
