import { mediaTypes, resources } from '@workspace-api/contract';
import { getJson, member } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { createPlaceholder } from '../../resources/find-resource.ts';
import { documentedMembers } from '../shared/documented-members.ts';
import { freeTree } from '../shared/free-values.ts';

const writes = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

const title = 'The API returns forms as they were defined, and never changes them';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('a form defined outside the API', async (t) => {
    const fields = ['zip', 'email', 'name', 'message'];
    // The arguments may be empty, but they must be returned.
    for (const ownArgs of [{}, freeTree]) {
      const onSubmit = { capability: t.unique('gate.capability'), args: ownArgs };
      const { id } = await t.subjects.addForm({ fields, onSubmit });
      const listedForm = await t.subjects.find('listForms', (form) => form.id === id);
      t.expectEqual('forms.created-outside', listedForm?.id, id);
      const fetched = getJson(await t.prepare({ operation: 'getForm', path: { id } }));
      for (const form of [listedForm, fetched]) {
        t.expectEqual('forms.field-order', member(form, 'fields'), fields);
        const [capability, args] = ['capability', 'args'].map((name) =>
          member(member(form, 'on_submit'), name),
        );
        t.expectEqual('forms.created-outside', { capability, args }, onSubmit);
      }
    }
  });

  await gate.case('writes', async (t) => {
    // A write that is executed must not affect an existing form, or all forms.
    const isOwn = t.subjects.canCreate('form');
    const id = isOwn ? (await t.subjects.fresh('form')).id : createPlaceholder(resources.form);
    const read = async () =>
      documentedMembers('getForm', getJson(await t.prepare({ operation: 'getForm', path: { id } })));
    const before = isOwn ? await read() : null;
    const headers = { 'content-type': mediaTypes.json };
    for (const operation of ['listForms', 'getForm', 'listSubmissions'] as const) {
      for (const method of operation === 'listForms' ? ['POST'] : writes) {
        const response = await t.send({ operation, method, path: { id }, headers, rawBody: '{}' });
        t.expect('forms.no-writes', response.status >= 400, {
          expected: `a refusal of ${method} ${new URL(response.request.url).pathname}`,
          got: `status ${response.status}`,
        });
      }
    }
    if (before === null) return;
    t.expectEqual('forms.no-writes', await read(), before);
  });
});
