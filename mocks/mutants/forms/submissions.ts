import { basePath, mediaTypes, type OperationId } from '@workspace-api/contract';
import { changePages, readPage } from '../../wrappers/change-pages.ts';
import { changeJson } from '../../wrappers/change-responses.ts';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json } from '../../wrappers/json.ts';
import { onControl } from '../../wrappers/on-operation.ts';
import type { Mutant } from '../lib/mutant.ts';
import { beyondMaximum, refuseFrom, withDefaultLimit } from '../pagination/pages.ts';
import { leavesOne } from '../pagination/single-records.ts';

type Submission = { id: string; form_id: string; data: Json; submitted_at: string };

const isOperation = (request: Request, id: OperationId): boolean => findOperation(request)?.id === id;

/** Changes the submissions on pages, in every encoding. */
const submissions = (change: (records: Submission[], request: Request) => Submission[]): Wrap => {
  const changePage = changePages((page, request) =>
    isOperation(request, 'listSubmissions')
      ? { ...page, records: change(page.records as Submission[], request) }
      : page,
  );
  return (next) => {
    const changedFetch = changePage(next);
    return (request) => (isOperation(request, 'listSubmissions') ? changedFetch(request) : next(request));
  };
};

const values = (text: string, change: (value: unknown, name: string) => unknown): Mutant => ({
  clause: 'forms.created-outside',
  text,
  wrap: submissions((records) =>
    records.map((record) => ({
      ...record,
      data: Object.fromEntries(
        Object.entries(record.data)
          .map(([name, value]) => [name, change(value, name)] as const)
          .filter(([_, value]) => value !== undefined),
      ),
    })),
  ),
});

const changeStrings = (change: (string: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;

const hasMore = (text: string, change: (json: Json) => Json): Mutant => ({
  clause: 'forms.has-more-agrees',
  text,
  wrap: (next) => async (request) => {
    const response = await next(request);
    return isOperation(request, 'listSubmissions') && response.ok ? alterJson(response, change) : response;
  },
});

const mutant = (clause: Mutant['clause'], text: string, wrap: Wrap): Mutant => ({ clause, text, wrap });

/** Mutants of forms and of the submissions of end users. */
export const formMutants: Record<string, Mutant> = {
  'submission-formulas-defused': values(
    'Values of submissions that look like formulas start with an apostrophe, in every encoding.',
    (value) => (typeof value === 'string' && /^[=+@-]/.test(value) ? `'${value}` : value),
  ),
  'submission-joiners-lost': values(
    'Values of submissions lose zero-width joiners and marks of direction.',
    (value) => (typeof value === 'string' ? value.replaceAll(/[\u200d-\u200f]/g, '') : value),
  ),
  'submission-values-trimmed': values(
    'Submitted values are trimmed.',
    changeStrings((value) => value.trim()),
  ),
  'submissions-oldest-first-within-a-page': mutant(
    'forms.submissions-newest-first',
    'Each page of submissions is sorted oldest first.',
    submissions((records) => records.toReversed()),
  ),
  'submissions-of-another-form': mutant(
    'forms.submission-belongs-to-form',
    'The list of submissions includes submissions of other forms.',
    (next) => {
      const submissionByForm = new Map<string, Submission>();
      return submissions((records, request) => {
        const form = new URL(request.url).pathname.split('/').at(-2) ?? '';
        const strangers = [...submissionByForm].filter(([id]) => id !== form).map(([, record]) => record);
        if (records[0]) submissionByForm.set(form, records[0]);
        return [...records, ...strangers.slice(0, 1)];
      })(next);
    },
  ),
  'submissions-with-further-keys': mutant(
    'forms.submission-keys-mirror-fields',
    "The data of a submission includes the visitor's address.",
    submissions((records) =>
      records.map((record) => ({ ...record, data: { ...record.data, ip: '192.0.2.1' } })),
    ),
  ),
  'submission-keys-in-capitals': mutant(
    'forms.submission-keys-mirror-fields',
    "The keys of a submission's data are in uppercase.",
    submissions((records) =>
      records.map((record) => ({
        ...record,
        data: Object.fromEntries(
          Object.entries(record.data).map(([name, value]) => [name.toUpperCase(), value]),
        ),
      })),
    ),
  ),
  'submission-keys-in-lower-case': mutant(
    'forms.created-outside',
    "The keys of a submission's data are in lowercase.",
    submissions((records) =>
      records.map((record) => ({
        ...record,
        data: Object.fromEntries(
          Object.entries(record.data).map(([name, value]) => [name.toLowerCase(), value]),
        ),
      })),
    ),
  ),
  'submission-strings-truncated': values(
    'Long values of submissions are truncated.',
    changeStrings((value) => value.slice(0, 1000)),
  ),
  'submission-empty-values-lost': values('Submissions omit empty values.', (value) =>
    value === '' ? undefined : value,
  ),
  'submission-numbers-read': values(
    'Values of submissions that look like numbers become numbers.',
    (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
  ),
  'submission-words-read': values('Values of submissions that look like JSON are parsed.', (value) =>
    value === 'true' ? true : value === 'null' ? null : value,
  ),
  'submission-html-escaped': values(
    'Values of submissions are HTML-escaped.',
    changeStrings((value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  ),
  'submission-line-breaks-lost': values(
    'Line breaks in values of submissions become spaces.',
    changeStrings((value) => value.replaceAll('\n', ' ')),
  ),
  'submission-letters-lost': values(
    'Values of submissions lose characters outside the Basic Multilingual Plane.',
    changeStrings((value) => value.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '\ufffd')),
  ),
  'submission-letters-composed': values(
    'Values of submissions are converted to Unicode normalization form C.',
    changeStrings((value) => value.normalize('NFC')),
  ),
  'submission-similar-fields-confused': values(
    'A field of a submission gets the value of a field whose name is a prefix of its own.',
    changeStrings((value) => (value === 'gate' ? 'Gate' : value)),
  ),
  'has-more-always-false': hasMore('On every page of submissions, has_more is false.', (json) => ({
    ...json,
    has_more: false,
  })),
  'has-more-always-true': hasMore('On every page of submissions, has_more is true.', (json) => ({
    ...json,
    has_more: true,
  })),
  'has-more-false-before-the-last-one': mutant(
    'forms.has-more-agrees',
    'On a page of submissions, has_more is false if only one submission follows.',
    (next) => async (request) => {
      const response = await next(request);
      const page = isOperation(request, 'listSubmissions') ? await readPage(request, response) : undefined;
      return page && (await leavesOne(page, request, next))
        ? alterJson(response, (json) => ({ ...json, has_more: false }))
        : response;
    },
  ),
  'has-more-as-string': mutant(
    'forms.submissions-has-more',
    'On pages of submissions, has_more is a string.',
    (next) => async (request) => {
      const response = await next(request);
      return isOperation(request, 'listSubmissions') && response.ok
        ? alterJson(response, (json) => ({ ...json, has_more: String(json.has_more) }))
        : response;
    },
  ),
  'submissions-beyond-the-maximum': mutant(
    'forms.submissions-maximum-limit',
    'The list of submissions accepts limits above 200.',
    beyondMaximum('listSubmissions'),
  ),
  'submissions-of-200-refused': mutant(
    'forms.submissions-maximum-limit',
    'The list of submissions rejects a limit of 200.',
    refuseFrom('listSubmissions', 200),
  ),
  'submissions-default-of-100': mutant(
    'forms.submissions-default-limit',
    'Without a limit, a page of submissions has 100 records.',
    withDefaultLimit('listSubmissions', 100),
  ),
  'empty-arguments-not-shown': mutant(
    'forms.record-fields',
    'The capability of a form is returned without its arguments if they are an empty object.',
    changeJson(['getForm'], (form) => {
      const { args, ...action } = (form.on_submit ?? {}) as Json;
      const isEmpty = args !== undefined && Object.keys(args as object).length === 0;
      return isEmpty ? { ...form, on_submit: action } : form;
    }),
  ),
  'form-fields-sorted': mutant(
    'forms.field-order',
    'Fetching a form returns its fields in sorted order.',
    (next) => async (request) => {
      const response = await next(request);
      return isOperation(request, 'getForm') && response.ok
        ? alterJson(response, (json) => ({ ...json, fields: (json.fields as string[]).toSorted() }))
        : response;
    },
  ),
  'capability-called-before-recording': mutant(
    'forms.hook-follows-recording',
    "A form's capability is invoked one minute before the submission is recorded.",
    onControl(
      ['listCapabilityCalls'],
      () => async (request, next) =>
        alterJson(await next(request), (json) => ({
          ...json,
          data: (json.data as Json[]).map((call) => ({
            ...call,
            called_at: new Date(Date.parse(String(call.called_at)) - 60_000).toISOString(),
          })),
        })),
    ),
  ),
  'form-deletion-accepted': mutant(
    'forms.no-writes',
    'A form can be deleted.',
    (next) => async (request) =>
      request.method === 'DELETE' && /\/forms\/[^/]+$/.test(new URL(request.url).pathname)
        ? new Response('{}', { status: 200, headers: { 'Content-Type': mediaTypes.json } })
        : next(request),
  ),
  'submission-through-the-api': mutant(
    'forms.no-writes',
    'The API accepts submissions.',
    (next) => async (request) =>
      request.method === 'POST' &&
      /\/forms\/[^/]+\/submissions$/.test(new URL(request.url).pathname) &&
      new URL(request.url).pathname.startsWith(basePath)
        ? new Response('{}', { status: 202, headers: { 'Content-Type': mediaTypes.json } })
        : next(request),
  ),
};
