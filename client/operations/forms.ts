// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Form, Submission } from '@workspace-api/contract';
import { call } from '../calls/call.ts';
import type { ResponsePromise, CallOptions, Operation } from '../calls/operation.ts';
import { list } from '../lists/list.ts';
import type { List, ListOptions } from '../lists/list-options.ts';

/** Form definitions and submissions, read-only. */
export interface FormsMethods {
  /**
   * List forms: `GET /workspaces/{slug}/forms`, scope `forms:read`.
   *
   * Returns the definitions of the workspace's forms, newest first. Forms are created in the form editor; they are read-only in this API.
   *
   * Requires the scope `forms:read`.
   *
   * Provisional: Forms are listed newest first. Pages hold 20 by default and at most 100.
   *
   * @param slug The slug of the workspace.
   * @param options.limit The maximum number of records per page. Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const form of api.forms.list('acme')) console.log(form);
   */
  list(slug: string, options?: ListOptions<'listForms'>): List<Form>;
  /**
   * Get a form: `GET /workspaces/{slug}/forms/{id}`, scope `forms:read`.
   *
   * Returns the definition of a form.
   *
   * Requires the scope `forms:read`.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the form.
   * @returns The form definition.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const form = await api.forms.get('acme', 'frm_01K9CONTACT');
   */
  get(slug: string, id: string, options?: CallOptions): ResponsePromise<'getForm'>;
  /**
   * List submissions: `GET /workspaces/{slug}/forms/{id}/submissions`, scope `forms:read`.
   *
   * Returns the form's submissions, newest first, 50 per page by default and 200 at most. Download them as CSV for a spreadsheet. Submissions are read-only in this API. A malformed or expired cursor results in `invalid_cursor`; start again from the first page.
   *
   * Requires the scope `forms:read`.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the form.
   * @param options.limit The maximum number of submissions per page. Provisional: A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const submission of api.forms.listSubmissions('acme', 'frm_01K9CONTACT')) console.log(submission);
   */
  listSubmissions(slug: string, id: string, options?: ListOptions<'listSubmissions'>): List<Submission>;
}

/** {@link FormsMethods.list} as a function of a client. */
export const listForms: Operation<FormsMethods['list']> = /* @__PURE__ */ list('/workspaces/{slug}/forms', ['data'], { fields: [], 'on_submit.capability?': '', 'on_submit.args?': {} });

/** {@link FormsMethods.get} as a function of a client. */
export const getForm: Operation<FormsMethods['get']> = /* @__PURE__ */ call('GET', '/workspaces/{slug}/forms/{id}');

/** {@link FormsMethods.listSubmissions} as a function of a client. */
export const listSubmissions: Operation<FormsMethods['listSubmissions']> = /* @__PURE__ */ list('/workspaces/{slug}/forms/{id}/submissions', ['data'], { data: {} });

/** The functions of {@link FormsMethods}, by their names there. */
export const forms = { list: listForms, get: getForm, listSubmissions };
