import { operationOf } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { pageOf } from '../support/listed.ts';
import { addMany, judgeMaximum } from '../support/page-maximum.ts';
import { pagedList } from '../support/paged-list.ts';

const list = operationOf('listSubmissions');
const { defaultLimit = 0, maxLimit = 0 } = list.list ?? {};

export default scenario(
  'forms.submissions',
  'The submissions of a form are listed with its fields, 50 per page and at most 200',
  {
    clauses: [
      'forms.submission-belongs-to-form',
      'forms.submission-keys-mirror-fields',
      'forms.submissions-default-limit',
      'forms.submissions-maximum-limit',
      'forms.created-outside',
    ],
  },
  async (gate) => {
    await gate.case('their content', async (t) => {
      const { id } = await t.subjects.shared('form');
      const form = (await t.prepare({ operation: 'getForm', path: { id } })).json<{ fields: string[] }>();
      const data = Object.fromEntries(form.fields.map((field) => [field, 'gate@acme.example']));
      const added = t.has('add-submission') ? await t.subjects.addSubmission(id, data) : null;
      const whole = await (await pagedList(t, 'listSubmissions')).everything();
      const items =
        whole ?? pageOf(list, await t.prepare({ operation: 'listSubmissions', path: { id } })).items;
      if (items.length === 0) t.notExercised('forms.submission-belongs-to-form', 'a submission');
      for (const item of items) {
        t.expect('forms.submission-belongs-to-form', item.form_id === id, {
          expected: id,
          got: String(item.form_id),
        });
      }
      if (!added || !whole) return;
      const shown = items.find((item) => item.id === added.id);
      t.expect('forms.created-outside', shown !== undefined, {
        expected: `${added.id} listed`,
        got: items.map((item) => item.id).join(', '),
      });
      // Earlier submissions mirror the fields that the form had then.
      const strange = Object.keys(shown?.data ?? {}).filter((key) => !form.fields.includes(key));
      t.expect('forms.submission-keys-mirror-fields', strange.length === 0, {
        expected: form.fields.join(', '),
        got: strange.join(', '),
      });
    });

    await gate.case('page sizes', async (t) => {
      const { id } = t.has('add-form') ? await t.subjects.fresh('form') : await t.subjects.shared('form');
      const path = { id };
      const data = { email: 'visitor@acme.example', message: 'Hello' };
      const add = () => t.subjects.addSubmission(id, data);
      const isOwn = t.has('add-form') && t.has('add-submission');
      await judgeMaximum(
        t,
        'forms.submissions-maximum-limit',
        { operation: 'listSubmissions', path },
        isOwn ? add : null,
      );
      const query = { limit: maxLimit };
      const widest = await t.prepare({ operation: 'listSubmissions', path, query });
      const size = pageOf(list, widest).items.length;
      if (size <= defaultLimit) t.needs('add-submission');
      await addMany(defaultLimit + 1 - size, add);
      const shown = pageOf(list, await t.prepare({ operation: 'listSubmissions', path })).items.length;
      t.expect('forms.submissions-default-limit', shown <= defaultLimit, {
        expected: `at most ${defaultLimit} of more`,
        got: `${shown}`,
      });
    });
  },
);
