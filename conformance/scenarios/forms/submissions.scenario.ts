import { type Case, scenario } from '../../engine/scenario.ts';

const listSubmissions = (t: Case, id: string) => t.subjects.list('listSubmissions', { path: { id } });

const title = 'The submissions of a form are listed with its fields';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('their content', async (t) => {
    if (!t.has('add-form') || !t.has('add-submission')) {
      const items = await listSubmissions(t, (await t.subjects.shared('form')).id);
      if (items.length === 0) t.notExercised('forms.submission-belongs-to-form', 'a submission');
      t.needs('add-form');
      return t.needs('add-submission');
    }
    const data = { name: 'Gate', email: 'gate@acme.example' };
    const add = async () => {
      const form = await t.subjects.addForm({ fields: Object.keys(data) });
      return { form: form.id, submission: (await t.subjects.addSubmission(form.id, data)).id };
    };
    const all = [await add(), await add()];
    for (const { form, submission } of all) {
      const items = await listSubmissions(t, form);
      const ids = all.map((one) => one.submission).filter((id) => items.some((item) => item.id === id));
      const [own] = ids.filter((id) => id === submission);
      t.expectEqual('forms.created-outside', own, submission);
      t.expectEqual('forms.submission-belongs-to-form', ids, [submission]);
      const keys = items.flatMap((item) => Object.keys(item.data ?? {}));
      const others = keys.filter((key) => !Object.hasOwn(data, key));
      t.expectEqual('forms.submission-keys-mirror-fields', others, []);
    }
  });
});
