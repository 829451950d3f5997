import { type OperationId, operations } from '@workspace-api/contract';
import type { Wrap } from '../wrappers/fetch.ts';
import { findRoute } from '../wrappers/find-operation.ts';
import { cutAt } from '../wrappers/flawed.ts';
import { beyondMaximum, listsStranger } from '../wrappers/flawed-lists.ts';
import type { Json } from '../wrappers/json.ts';
import { on, onApi, onRecords } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

type Entries = readonly (readonly [name: string, value: unknown])[];

const submissions = on('listSubmissions');

/** Changes the names and values of submissions. */
const data = (change: (entries: Entries) => Entries): Wrap =>
  submissions.member('data', (data: Json) => Object.fromEntries(change(Object.entries(data))));

const strings = (change: (value: string) => unknown): Wrap =>
  data((entries) =>
    entries.map(([name, value]) => [name, typeof value === 'string' ? change(value) : value]),
  );

/** Accepts a method that the address of a read doesn't have. */
const accepts = (method: string, read: OperationId, status: number): Wrap =>
  onApi()
    .when(({ request }) => request.method === method && findRoute(new Request(request.url))?.id === read)
    .respond(() => Response.json({}, { status }));

const hasMore = (value: boolean): Wrap => submissions.json((page) => ({ ...page, has_more: value }));

export const forms: MutantTable = {
  'forms.record-fields/empty-arguments-not-shown: The capability of a form is returned without its arguments if they are an empty object.':
    on('getForm').json((form) => {
      const { args, ...action } = (form.on_submit ?? {}) as Json;
      return JSON.stringify(args) === '{}' ? { ...form, on_submit: action } : form;
    }),
  'forms.field-order/form-fields-sorted: Fetching a form returns its fields in sorted order.': on(
    'getForm',
  ).member('fields', (fields: string[]) => fields.toSorted()),
  'forms.no-writes/form-deletion-accepted: A form can be deleted.': accepts('DELETE', 'getForm', 200),
  'forms.no-writes/submission-through-the-api: The API accepts submissions.': accepts(
    'POST',
    'listSubmissions',
    202,
  ),
  'forms.created-outside/submission-joiners-lost: Values of submissions lose zero-width joiners and marks of direction.':
    strings((value) => value.replaceAll(/[\u200d-\u200f]/g, '')),
  'forms.created-outside/submission-values-trimmed: Submitted values are trimmed.': strings((value) =>
    value.trim(),
  ),
  "forms.created-outside/submission-keys-in-lower-case: The keys of a submission's data are in lowercase.":
    data((entries) => entries.map(([name, value]) => [name.toLowerCase(), value])),
  'forms.created-outside/submission-numbers-read: Values of submissions that look like numbers become numbers.':
    strings((value) => (/^\d+$/.test(value) ? Number(value) : value)),
  'forms.created-outside/submission-empty-values-lost: Submissions omit empty values.': data((entries) =>
    entries.filter(([, value]) => value !== ''),
  ),
  'forms.created-outside/submission-html-escaped: Values of submissions are HTML-escaped.': strings((value) =>
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  ),
  'forms.created-outside/submission-values-cut-at-1000: Values of submissions end after 1,000 characters.':
    strings(cutAt(1000)),
  'forms.submission-belongs-to-form/submissions-of-another-form: The list of submissions includes submissions of other forms.':
    listsStranger(submissions),
  "forms.submission-keys-mirror-fields/submissions-with-further-keys: The data of a submission includes the visitor's address.":
    data((entries) => [...entries, ['ip', '192.0.2.1']]),
  'forms.submissions-newest-first/submissions-oldest-first-within-a-page: Each page of submissions is sorted oldest first.':
    submissions.records((records) => records.toReversed()),
  'forms.has-more-agrees/has-more-always-false: On every page of submissions, has_more is false.':
    hasMore(false),
  'forms.has-more-agrees/has-more-always-true: On every page of submissions, has_more is true.':
    hasMore(true),
  'forms.submissions-maximum-limit/submissions-beyond-the-maximum: The list of submissions accepts limits above 200.':
    beyondMaximum('listSubmissions'),
  'forms.submissions-maximum-limit/submissions-of-200-refused: The list of submissions rejects a limit of 200.':
    submissions
      .when(({ query }) => Number(query.get('limit')) === operations.listSubmissions.list.maxLimit)
      .query({ limit: '1000000' }),
  'forms.submissions-default-limit/submissions-default-of-100: Without a limit, a page of submissions has 100 records.':
    submissions.missing('limit').query({ limit: '100' }),
  "forms.hook-follows-recording/capability-called-before-recording: A form's capability is invoked one minute before the submission is recorded.":
    onRecords('listRecords', 'capability_calls').member('data', (calls: Json[]) =>
      calls.map((call) => ({
        ...call,
        called_at: new Date(Date.parse(String(call.called_at)) - 60_000).toISOString(),
      })),
    ),
};
