import type { OperationShape, ResponseShape } from '@workspace-api/contract';
import document from '@workspace-api/contract/openapi.json' with { type: 'json' };
import type { Validator } from '@workspace-api/contract/validators';
import * as validators from '@workspace-api/contract/validators';
import type { Exchange } from '../target/exchange.ts';
import { isSuccess } from './body.ts';
import { type CheckResult, type Difference, unless } from './check-result.ts';
import { hasErrorCode, isDocumented } from './documented-response.ts';
import { summarizeResponse } from './format-value.ts';
import { bodyErrors, describeError, formatPlace } from './schema-errors.ts';

const declaredHeaders = document.components.headers as Record<string, { 'x-provisional'?: string }>;

/** Whether the contract chose this header because the service document doesn't mention it. */
const isProvisionalHeader = (component: string): boolean =>
  declaredHeaders[component]?.['x-provisional'] !== undefined;

type HeaderShape = ResponseShape['headers'][string];
const headerValidators = validators.headers as Readonly<Record<string, Validator | undefined>>;

// The error families check the content of an error. Here, any 4xx or 5xx is an error.
const status = (exchange: Exchange, operation: OperationShape): CheckResult => {
  const fits = isSuccess(exchange) || exchange.status >= 400 || hasErrorCode(exchange, operation) !== null;
  const expected = `a success (2xx) or an error (4xx or 5xx): ${operation.id} declares no interim response or redirect`;
  return {
    clause: 'contract.status-declared',
    difference: unless(fits, expected, summarizeResponse(exchange)),
  };
};

const successStatus = (exchange: Exchange, operation: OperationShape): CheckResult => {
  const declared = Object.keys(operation.responses).filter((each) => each.startsWith('2'));
  const fits = declared.includes(String(exchange.status));
  const expected = `status ${declared.join(' or ')} from ${operation.id}`;
  return {
    clause: 'contract.success-status',
    difference: unless(fits, expected, summarizeResponse(exchange)),
  };
};

const mediaType = ({ headers, bytes, mediaType }: Exchange, response: ResponseShape): CheckResult | null => {
  const declared = Object.keys(response.content);
  if (bytes.length === 0 && declared.length === 0) return null;
  const expected = declared.length === 0 ? 'no body' : `content type ${declared.join(' or ')}`;
  const got =
    bytes.length === 0 && mediaType === ''
      ? 'no body'
      : `content type ${headers['content-type'] ?? '(none)'} and ${bytes.length} bytes`;
  const difference = unless(declared.includes(mediaType), expected, got);
  return { clause: 'contract.media-type-declared', difference };
};

const findInvalidHeader = (exchange: Exchange, declared: [string, HeaderShape][]): Difference | null => {
  for (const [name, { required, header }] of declared) {
    const value = exchange.headers[name.toLowerCase()];
    const validate = headerValidators[header];
    if (value === undefined && required) return { expected: `the header ${name}`, got: 'none' };
    if (value === undefined || !validate || validate({ value })) continue;
    const problem = validate.errors?.[0]?.message ?? 'as declared';
    return { expected: `a valid ${name}: ${problem}`, got: `${name}: ${value}` };
  }
  return null;
};

const headers = (exchange: Exchange, response: ResponseShape): CheckResult | null => {
  const declared = Object.entries(response.headers).filter(([, { header }]) => !isProvisionalHeader(header));
  if (declared.length === 0) return null;
  return { clause: 'contract.headers-declared', difference: findInvalidHeader(exchange, declared) };
};

const body = (exchange: Exchange, operation: OperationShape): CheckResult | null => {
  const errors = bodyErrors(exchange, operation);
  if (!errors) return null;
  const [first] = errors.documented;
  const expected = `a body that matches the declared schema at ${(first && formatPlace(first)) || 'its root'}`;
  const got = errors.documented.slice(0, 5).map(describeError).join('; ');
  return { clause: 'contract.body-matches-schema', difference: unless(!first, expected, got) };
};

/**
 * Compares an exchange with its operation in the contract: the status, and for a success that the service document shows, the
 * media type, headers and body. Other families check errors and the contract's choices.
 */
export const checkContract = (exchange: Exchange, operation: OperationShape): CheckResult[] => {
  const response = hasErrorCode(exchange, operation);
  if (!isSuccess(exchange) || !response) return [status(exchange, operation)];
  const documentedChecks = isDocumented(operation, response)
    ? [mediaType(exchange, response), headers(exchange, response), body(exchange, operation)]
    : [];
  return [status(exchange, operation), successStatus(exchange, operation), ...documentedChecks].filter(
    (entry) => entry !== null,
  );
};
