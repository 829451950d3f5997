import type { Case } from '../../engine/scenario.ts';
import { grouped, longString, unusualStrings } from '../shared/free-values.ts';

/** One name is a prefix of another, and one has a capital letter. */
const fields: readonly string[] = [
  'email',
  'note',
  'note_2',
  'lastName',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
];

/** Values that end users may enter: near-equal ones, and strings of every kind. */
const values: readonly string[] = [
  'Gate',
  'gate',
  longString('The conformance gate sent this.'),
  ...unusualStrings,
];

/** Adds a form and submissions with values of every kind, once per run. The driver needs `add-form` and `add-submission`. */
export const addFreeSubmissions = (
  t: Case,
): Promise<{ form: string; dataById: Readonly<Record<string, Record<string, string>>> }> =>
  t.once('submissions with free values', async () => {
    const { id: form } = await t.subjects.addForm({ fields: [...fields] });
    const dataById: Record<string, Record<string, string>> = {};
    for (const strings of grouped(values, fields.length)) {
      const data = Object.fromEntries(fields.map((field, index) => [field, strings[index] ?? '']));
      dataById[(await t.subjects.addSubmission(form, data)).id] = data;
    }
    return { form, dataById };
  });
