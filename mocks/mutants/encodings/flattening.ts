import { mediaTypes } from '@workspace-api/contract';
import { asJson, readPage } from '../../wrappers/change-pages.ts';
import { encodeCsv } from '../../wrappers/encodings.ts';
import type { Wrap } from '../../wrappers/fetch.ts';
import { type Json, withBody } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';
import { getQueryParameter } from './alter-lists.ts';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maps the values of a record at every depth. */
const mapMembers = (value: Json, change: (member: unknown) => unknown): Json =>
  Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const changed = change(member);
      return [name, isObject(changed) ? mapMembers(changed, change) : changed];
    }),
  );

/** Rewrites CSV pages from changed records. */
const csvFrom =
  (change: (record: Json) => Json): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    if (!response.ok || !response.headers.get('Content-Type')?.startsWith(mediaTypes.csv)) return response;
    const page = await readPage(request, await next(asJson(request)));
    if (!page || page.records.length === 0) return response;
    const records = page.records.map((record) => change(record as Json));
    return withBody(response, encodeCsv(records, getQueryParameter(request, 'bom') !== 'false', {}));
  };

const mutant = (clause: Mutant['clause'], text: string, change: (record: Json) => Json): Mutant => ({
  clause,
  text,
  wrap: csvFrom(change),
});
const arrays = (text: string, write: (items: unknown[]) => unknown) =>
  mutant('encodings.csv-arrays', text, (record) =>
    mapMembers(record, (value) => (Array.isArray(value) ? write(value) : value)),
  );

/** Records that are flattened in another way than the service document specifies. */
export const flatteningMutants: Record<string, Mutant> = {
  'csv-nested-as-json': mutant(
    'encodings.csv-dot-paths',
    'Nested objects are a single CSV cell of JSON.',
    (record) => mapMembers(record, (value) => (isObject(value) ? JSON.stringify(value) : value)),
  ),
  'csv-deeply-nested-as-json': mutant(
    'encodings.csv-dot-paths',
    'Objects inside nested objects are a single CSV cell of JSON.',
    (record) =>
      Object.fromEntries(
        Object.entries(record).map(([name, value]) => [
          name,
          isObject(value)
            ? mapMembers(value, (member) => (isObject(member) ? JSON.stringify(member) : member))
            : value,
        ]),
      ),
  ),
  'csv-paths-with-underscores': mutant(
    'encodings.csv-dot-paths',
    'The names of nested CSV columns are joined with underscores.',
    (record) =>
      Object.fromEntries(
        Object.entries(record).flatMap(([name, value]) =>
          isObject(value)
            ? Object.entries(value).map(([inner, member]) => [`${name}_${inner}`, member])
            : [[name, value]],
        ),
      ),
  ),
  'csv-arrays-with-commas': arrays('Array items in CSV are separated by commas.', (items) => items.join(',')),
  'csv-arrays-as-json': arrays('Arrays in CSV are JSON.', (items) => JSON.stringify(items)),
  'csv-arrays-as-columns': mutant(
    'encodings.csv-dot-paths',
    'Each item of a nested array is a separate CSV column.',
    (record) =>
      mapMembers(record, (value) =>
        Array.isArray(value) && value.length > 0 ? Object.fromEntries(value.entries()) : value,
      ),
  ),
  'csv-arrays-without-zeros': arrays('CSV omits zeros in arrays.', (items) =>
    items.filter((item) => item !== 0),
  ),
  'csv-arrays-cut-short': arrays('CSV contains only the first item of an array.', (items) =>
    items.slice(0, 1),
  ),
};
