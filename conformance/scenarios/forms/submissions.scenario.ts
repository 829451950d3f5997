import { getOperation } from '@workspace-api/contract';
import { moreThan, othersThan } from '../../checks/pagination/page-rules.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { addMany, checkDefaultLimit, checkPageMaximum } from '../pagination/page-maximum.ts';
import { parsePage } from '../shared/list-page.ts';

const list = getOperation('listSubmissions');
const { defaultLimit = 0 } = list.list ?? {};

/** Lists the submissions of a form; each belongs to it. */
const listSubmissions = async (t: Case, id: string) => {
  const items = await t.subjects.list('listSubmissions', { path: { id } });
  t.hold({ clause: 'forms.submission-belongs-to-form', difference: othersThan(items, 'form_id', id) });
  return items;
};

export default scenario(
  'forms.submissions',
  'The submissions of a form are listed with its fields, 50 per page by default and at most 200',
  { holds: [] },
  async (gate) => {
    await gate.case('their content', async (t) => {
      if (!t.has('add-form') || !t.has('add-submission')) {
        const items = await listSubmissions(t, (await t.subjects.shared('form')).id);
        if (items.length === 0) t.notExercised('forms.submission-belongs-to-form', 'a submission');
        t.needs('add-form');
        return t.needs('add-submission');
      }
      const { workspace } = t.target;
      const data = { name: 'Gate', email: 'gate@acme.example' };
      const add = async () => {
        const name = t.unique('Gate form');
        const form = await t.needs('add-form')({ workspace, name, fields: Object.keys(data) });
        return { form: form.id, submission: (await t.subjects.addSubmission(form.id, data)).id };
      };
      const all = [await add(), await add()];
      for (const { form, submission } of all) {
        const items = await listSubmissions(t, form);
        const ids = all.map((one) => one.submission).filter((id) => items.some((item) => item.id === id));
        t.expect('forms.created-outside', ids.includes(submission), {
          expected: `${submission} listed`,
          got: 'not listed',
        });
        t.expectEqual('forms.submission-belongs-to-form', ids, [submission]);
        const keys = items.flatMap((item) => Object.keys(item.data ?? {}));
        t.expectEqual(
          'forms.submission-keys-mirror-fields',
          keys.filter((key) => !Object.hasOwn(data, key)),
          [],
        );
      }
    });

    await gate.case('page sizes', async (t) => {
      const { id } = t.has('add-form') ? await t.subjects.fresh('form') : await t.subjects.shared('form');
      const path = { id };
      const data = { email: 'visitor@acme.example', message: 'Hello' };
      const add = () => t.subjects.addSubmission(id, data);
      const isOwn = t.has('add-form') && t.has('add-submission');
      const operation = { operation: 'listSubmissions', path } as const;
      await checkPageMaximum(t, 'forms.submissions-maximum-limit', operation, isOwn ? add : null);
      const size = (await listSubmissions(t, id)).length;
      if (size <= defaultLimit) t.needs('add-submission');
      await addMany(defaultLimit + 1 - size, add);
      const { items } = parsePage(list, await t.prepare(operation));
      t.hold({ clause: 'forms.submissions-default-limit', difference: moreThan(items, defaultLimit) });
      await checkDefaultLimit(t, 'forms.submissions-default-limit', operation);
    });
  },
);
