import { mediaTypes, type OperationId } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readText, withBody } from '../../wrappers/json.ts';
import { findList, withQuery } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';
import { getQueryParameter } from './alter-lists.ts';

const { json, csv, ndjson, tson } = mediaTypes;

const accepts = (request: Request, mediaType: string): boolean =>
  request.headers.get('Accept')?.startsWith(mediaType) === true;

/** Copies a request with another Accept, or without `format`. */
const changeEncoding = (
  request: Request,
  { accept, format }: { accept?: string; format?: null },
): Request => {
  const headers = new Headers(request.headers);
  if (accept !== undefined) headers.set('Accept', accept);
  const url = format === null ? withQuery(request.url, { format }) : request.url;
  return new Request(url, { method: request.method, headers });
};

const isRead = (request: Request): boolean => request.method === 'GET';

/** Changes matching reads. All other requests are unchanged. */
const changeReads =
  (matches: (request: Request, isList: boolean) => boolean, change: (request: Request) => Request): Wrap =>
  (next) =>
  (request) =>
    next(isRead(request) && matches(request, findList(request) !== undefined) ? change(request) : request);

const withoutFormat = (request: Request) => changeEncoding(request, { format: null });

/** Sends errors of lists in another media type. */
const errorsAs =
  (mediaType: string, statuses: readonly number[]): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    if (findList(request) === undefined || !statuses.includes(response.status)) return response;
    const isRequested = accepts(request, mediaType) || getQueryParameter(request, 'format') === 'ndjson';
    return isRequested ? withBody(response, await readText(response), mediaType) : response;
  };

const mutant = (clause: Mutant['clause'], text: string, wrap: Wrap): Mutant => ({ clause, text, wrap });
const isOperation = (request: Request, id: OperationId) => findOperation(request)?.id === id;
const hasBoth = (request: Request) =>
  getQueryParameter(request, 'format') !== null && request.headers.has('Accept') && !accepts(request, '*/*');

/** Encodings that are chosen by other rules. */
export const negotiationMutants: Record<string, Mutant> = {
  'accept-beats-format': mutant(
    'encodings.format-beats-accept',
    'Accept takes precedence over format.',
    changeReads((request, isList) => isList && hasBoth(request), withoutFormat),
  ),
  'accept-of-csv-beats-format': mutant(
    'encodings.format-beats-accept',
    'On lists, Accept: text/csv takes precedence over format.',
    changeReads((request, isList) => isList && hasBoth(request) && accepts(request, csv), withoutFormat),
  ),
  'accept-of-json-beats-format': mutant(
    'encodings.format-beats-accept',
    'On one list, Accept: application/json takes precedence over format.',
    changeReads(
      (request) => isOperation(request, 'listAgents') && hasBoth(request) && accepts(request, json),
      withoutFormat,
    ),
  ),
  'format-ignored': mutant(
    'encodings.format-ndjson',
    'Lists ignore the parameter format.',
    changeReads((_, isList) => isList, withoutFormat),
  ),
  'invoices-in-json-only': mutant(
    'encodings.accept-selects',
    'The list of invoices is always JSON.',
    changeReads(
      (request) => isOperation(request, 'listInvoices') && getQueryParameter(request, 'format') === null,
      (request) => changeEncoding(request, { accept: json }),
    ),
  ),
  'tson-not-selected': mutant(
    'encodings.accept-selects',
    'Accept: application/tson returns JSON.',
    changeReads(
      (request, isList) => isList && accepts(request, tson),
      (request) => changeEncoding(request, { accept: json }),
    ),
  ),
  'csv-sent-as-text': mutant(
    'encodings.accept-selects',
    'CSV is sent as text/plain.',
    (next) => async (request) => {
      const response = await next(request);
      if (!response.headers.get('Content-Type')?.startsWith(csv)) return response;
      return withBody(response, await readText(response), 'text/plain; charset=utf-8');
    },
  ),
  'ndjson-by-default': mutant(
    'encodings.json-by-default',
    'A list is NDJSON unless another encoding is requested.',
    changeReads(
      (request, isList) =>
        isList &&
        isOperation(request, 'listLogs') &&
        getQueryParameter(request, 'format') === null &&
        !/json|csv|tson/.test(request.headers.get('Accept') ?? ''),
      (request) => changeEncoding(request, { accept: ndjson }),
    ),
  ),
  'record-falls-back-from-tson': mutant(
    'encodings.single-refuses-by-accept',
    'A single resource is returned as JSON when TSON is requested.',
    changeReads(
      (request, isList) => !isList && accepts(request, tson),
      (request) => changeEncoding(request, { accept: json }),
    ),
  ),
  'record-falls-back-on-one-operation': mutant(
    'encodings.single-refuses-by-accept',
    'The current workspace is returned as JSON, regardless of Accept.',
    changeReads(
      (request) => isOperation(request, 'getCurrentWorkspace'),
      (request) => changeEncoding(request, { accept: json }),
    ),
  ),
  'record-ignores-format': mutant(
    'encodings.single-refuses-by-format',
    'A single resource ignores the parameter format.',
    changeReads((_, isList) => !isList, withoutFormat),
  ),
  'record-accept-beats-format': mutant(
    'encodings.single-refuses-by-format',
    'A single resource ignores the parameter format if Accept is JSON.',
    changeReads((request, isList) => !isList && accepts(request, json), withoutFormat),
  ),
  'unauthorized-as-csv': mutant(
    'encodings.errors-stay-json',
    'The error for an invalid token is CSV if CSV is requested.',
    errorsAs(csv, [401]),
  ),
  'invalid-query-as-tson': mutant(
    'encodings.errors-stay-json',
    'The error for an invalid query is TSON if TSON is requested.',
    errorsAs(tson, [400]),
  ),
  'not-found-as-ndjson': mutant(
    'encodings.errors-stay-json',
    'The error for an unknown workspace is NDJSON if NDJSON is requested.',
    errorsAs(ndjson, [403, 404]),
  ),
};
