import { getOperation } from '@workspace-api/contract';
import { moreThan, othersThan } from '../../checks/pagination/page-rules.ts';
import { sameValue } from '../../checks/same-value.ts';
import { scenario } from '../../engine/scenario.ts';
import { addMany, checkDefaultLimit, checkPageMaximum } from '../pagination/page-maximum.ts';
import { pagedList } from '../pagination/paged-list.ts';
import { longString } from '../shared/json-edge-cases.ts';
import { parsePage } from '../shared/list-page.ts';
import { awkwardStrings, grouped } from '../shared/strings.ts';

const list = getOperation('listSubmissions');
const { defaultLimit = 0, maxLimit = 0 } = list.list ?? {};

const long = longString('The conformance gate sent this.');

/**
 * Values that end users may enter: near-equal values, values that look like other types, letters of any script, empty
 * ones, and long ones.
 */
const sentValues: readonly Record<string, string>[] = [
  { note: 'Gate', note_2: 'gate', email: 'visitor@acme.example', lastName: 'van Gate' },
  { note: 'Gate', note_2: 'gate' },
  { note: '00123', note_2: '1e5', email: 'true' },
  { note: 'null', note_2: '', email: '{"a":1}' },
  { note: '<b>"Fish" & \'chips\'</b> 100% \\ %20', note_2: 'é 日本 😀 \u05d0\u05d1', email: 'one\ntwo' },
  { note: long, note_2: 'e\u0301', email: ' at both ends ' },
  ...grouped(awkwardStrings, 3).map(([note = '', note_2 = '', email = '']) => ({ note, note_2, email })),
];

export default scenario(
  'forms.submissions',
  'The submissions of a form are listed with its fields, 50 per page by default and at most 200',
  {},
  async (gate) => {
    await gate.case('their content', async (t) => {
      const { id } = await t.subjects.shared('form');
      const form = (await t.prepare({ operation: 'getForm', path: { id } })).json<{ fields: string[] }>();
      const data = Object.fromEntries(form.fields.map((field) => [field, 'gate@acme.example']));
      const added = t.has('add-submission') ? await t.subjects.addSubmission(id, data) : null;
      const allSubmissions = await (await pagedList(t, 'listSubmissions')).everything();
      const items =
        allSubmissions ??
        parsePage(list, await t.prepare({ operation: 'listSubmissions', path: { id } })).items;
      if (items.length === 0) t.notExercised('forms.submission-belongs-to-form', 'a submission');
      for (const item of items) {
        t.expect('forms.submission-belongs-to-form', item.form_id === id, {
          expected: id,
          got: String(item.form_id),
        });
      }
      if (!added || !allSubmissions) return;
      const listedSubmission = items.find((item) => item.id === added.id);
      t.expect('forms.created-outside', listedSubmission !== undefined, {
        expected: `${added.id} listed`,
        got: items.map((item) => item.id).join(', '),
      });
      // Earlier submissions mirror the fields that the form had then.
      const strange = Object.keys(listedSubmission?.data ?? {}).filter((key) => !form.fields.includes(key));
      t.expect('forms.submission-keys-mirror-fields', strange.length === 0, {
        expected: form.fields.join(', '),
        got: strange.join(', '),
      });
    });

    await gate.case('values as they were sent', async (t) => {
      t.needs('add-submission');
      const { workspace } = t.target;
      // One name is a prefix of another, one has a capital letter, and not every field is filled in.
      const fields = ['note', 'note_2', 'email', 'lastName'];
      const form = await t.needs('add-form')({ workspace, name: t.unique('Gate form'), fields });
      const other = await t.needs('add-form')({ workspace, name: t.unique('Gate form'), fields });
      const dataById = new Map<string, Record<string, unknown>>();
      for (const data of sentValues) dataById.set((await t.subjects.addSubmission(form.id, data)).id, data);
      const stranger = await t.subjects.addSubmission(other.id, sentValues[0] ?? {});
      const listedSubmissions = await t.subjects.list('listSubmissions', { path: { id: form.id } });
      for (const [id, data] of dataById) {
        const listedData = listedSubmissions.find((item) => item.id === id)?.data;
        t.expect('forms.created-outside', sameValue(listedData, data), {
          expected: `${id}: ${JSON.stringify(data)}`,
          got: listedData === undefined ? 'not listed' : JSON.stringify(listedData),
        });
      }
      t.hold({
        clause: 'forms.submission-belongs-to-form',
        difference: othersThan(listedSubmissions, 'form_id', form.id),
      });
      const foreign = listedSubmissions.find(({ id }) => id === stranger.id);
      t.expect('forms.submission-belongs-to-form', foreign === undefined, {
        expected: `only submissions of ${form.id}`,
        got: JSON.stringify(foreign),
      });
    });

    await gate.case('page sizes', async (t) => {
      const { id } = t.has('add-form') ? await t.subjects.fresh('form') : await t.subjects.shared('form');
      const path = { id };
      const data = { email: 'visitor@acme.example', message: 'Hello' };
      const add = () => t.subjects.addSubmission(id, data);
      const isOwn = t.has('add-form') && t.has('add-submission');
      await checkPageMaximum(
        t,
        'forms.submissions-maximum-limit',
        { operation: 'listSubmissions', path },
        isOwn ? add : null,
      );
      const query = { limit: maxLimit };
      const widest = await t.prepare({ operation: 'listSubmissions', path, query });
      const size = parsePage(list, widest).items.length;
      if (size <= defaultLimit) t.needs('add-submission');
      await addMany(defaultLimit + 1 - size, add);
      const { items } = parsePage(list, await t.prepare({ operation: 'listSubmissions', path }));
      t.hold({ clause: 'forms.submissions-default-limit', difference: moreThan(items, defaultLimit) });
      await checkDefaultLimit(t, 'forms.submissions-default-limit', { operation: 'listSubmissions', path });
    });
  },
);
