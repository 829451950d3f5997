import { type ClauseId, clauseList, type ResponseShape } from '@workspace-api/contract';
import document from '@workspace-api/contract/openapi.json' with { type: 'json' };
import type { Validator } from '@workspace-api/contract/validators';
import * as validators from '@workspace-api/contract/validators';
import type { OperationExchange } from '../../target/exchange.ts';
import { isSuccess } from '../body.ts';
import { type Difference, type ExchangeCheck, summarizeResponse, unless } from '../check-result.ts';
import {
  type BodyError,
  bodyErrors,
  describeError,
  formatPlace,
  getDeclaredResponse,
  getDocumentedResponse,
} from '../schema-errors.ts';
import { isMadeUp, redirectsMadeUpPath } from '../tolerated-errors.ts';

const declaredHeaders = document.components.headers as Record<string, { 'x-provisional'?: string }>;
const headerValidators = validators.headers as Readonly<Record<string, Validator | undefined>>;

/** The declared response of a success that the service document shows; null for any other exchange. */
const getDocumentedSuccess = (exchange: OperationExchange): ResponseShape | null =>
  isSuccess(exchange) ? getDocumentedResponse(exchange) : null;

/** @param expect what is expected at the place of the first error; the place of the body itself is '' */
const describeErrors = (
  all: readonly BodyError[],
  isChosen: boolean,
  expect: (place: string) => string,
): Difference | null => {
  const errors = all.filter((error) => error.isChosen === isChosen);
  const [first] = errors;
  return first
    ? { expected: expect(formatPlace(first)), got: errors.slice(0, 5).map(describeError).join('; ') }
    : null;
};

/** Checks the parts of a response that the contract chose because the service document doesn't specify them. */
const checkChosen: ExchangeCheck = (exchange) => {
  const errors = isSuccess(exchange) ? bodyErrors(exchange) : null;
  const expect = (place: string) => `the shape that the contract chose at ${place || 'the root of the body'}`;
  return errors ? describeErrors(errors, true, expect) : undefined;
};

/**
 * Compares an exchange with its operation in the contract: the status, and for a success that the service document shows, the
 * media type, headers and body. Each family has a clause for what the contract chose. Other clauses are about errors.
 */
export const contractChecks: Partial<Record<ClauseId, ExchangeCheck>> = {
  // The error families check the content of an error. Here, any 4xx or 5xx is an error.
  'contract.status-declared': (exchange) => {
    if (redirectsMadeUpPath(exchange)) return undefined;
    const fits = isSuccess(exchange) || exchange.status >= 400 || getDeclaredResponse(exchange) !== null;
    const expected = `a success (2xx) or an error (4xx or 5xx): ${exchange.operation.id} declares no interim response or redirect`;
    return unless(fits, expected, summarizeResponse(exchange));
  },
  'contract.no-redirects': (exchange) =>
    isMadeUp(exchange.request.url)
      ? unless(
          !redirectsMadeUpPath(exchange),
          'an error, not a redirect to another notation of the path',
          `status ${exchange.status} to ${exchange.headers.location ?? 'no location'}`,
        )
      : undefined,
  'contract.success-status': (exchange) => {
    if (!isSuccess(exchange)) return undefined;
    const { operation } = exchange;
    const declared = Object.keys(operation.responses).filter((each) => each.startsWith('2'));
    if (declared.length === 0) return undefined;
    const expected = `status ${declared.join(' or ')} from ${operation.id}`;
    return unless(declared.includes(String(exchange.status)), expected, summarizeResponse(exchange));
  },
  'contract.media-type-declared': (exchange) => {
    const response = getDocumentedSuccess(exchange);
    if (!response) return undefined;
    const { headers, bytes, mediaType } = exchange;
    const declared = Object.keys(response.content);
    if (bytes.length === 0 && declared.length === 0) return undefined;
    const expected = declared.length === 0 ? 'no body' : `content type ${declared.join(' or ')}`;
    const got =
      bytes.length === 0 && mediaType === ''
        ? 'no body'
        : `content type ${headers['content-type'] ?? '(none)'} and ${bytes.length} bytes`;
    return unless(declared.includes(mediaType), expected, got);
  },
  'contract.headers-declared': (exchange) => {
    const headers = Object.entries(getDocumentedSuccess(exchange)?.headers ?? {}).filter(
      ([, { header }]) => declaredHeaders[header]?.['x-provisional'] === undefined,
    );
    if (headers.length === 0) return undefined;
    for (const [name, { required, header }] of headers) {
      const value = exchange.headers[name.toLowerCase()];
      const validate = headerValidators[header];
      if (value === undefined && required) return { expected: `the header ${name}`, got: 'none' };
      if (value === undefined || !validate || validate({ value })) continue;
      const problem = validate.errors?.[0]?.message ?? 'as declared';
      return { expected: `a valid ${name}: ${problem}`, got: `${name}: ${value}` };
    }
    return null;
  },
  'contract.body-matches-schema': (exchange) => {
    const errors = getDocumentedSuccess(exchange) && bodyErrors(exchange);
    const expect = (place: string) => `a body that matches the declared schema at ${place || 'its root'}`;
    return errors ? describeErrors(errors, false, expect) : undefined;
  },
  ...Object.fromEntries(
    clauseList.filter(({ part }) => part === 'provisional').map(({ id }) => [id, checkChosen]),
  ),
};
