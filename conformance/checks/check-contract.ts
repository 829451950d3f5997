import type { ClauseId, OperationShape, ResponseShape } from '@workspace-api/contract';
import document from '@workspace-api/contract/openapi.json' with { type: 'json' };
import type { Validator } from '@workspace-api/contract/validators';
import * as validators from '@workspace-api/contract/validators';
import type { Exchange } from '../target/exchange.ts';
import { isSuccess } from './body.ts';
import type { CheckResult, Difference } from './check-result.ts';
import { hasErrorCode, isDocumented } from './documented-response.ts';
import { bodyErrors, describeError, formatPlace } from './schema-errors.ts';

const declaredHeaders = document.components.headers as Record<string, { 'x-provisional'?: string }>;

/** Whether the contract chose this header because the service document doesn't mention it. */
const isProvisionalHeader = (component: string): boolean =>
  declaredHeaders[component]?.['x-provisional'] !== undefined;

const headerValidators = validators.headers as Readonly<Record<string, Validator | undefined>>;

const createResult = (clause: ClauseId, difference: Difference | null): CheckResult => ({
  clause,
  difference,
});

const summarizeResponse = ({ status, text }: Exchange): string =>
  `status ${status} with ${text === '' ? 'no body' : text.slice(0, 200)}`;

// The error families check the content of an error. Here, any 4xx or 5xx is an error.
const status = (exchange: Exchange, operation: OperationShape): CheckResult => {
  const fits = isSuccess(exchange) || exchange.status >= 400 || hasErrorCode(exchange, operation) !== null;
  return createResult(
    'contract.status-declared',
    fits
      ? null
      : {
          expected: `a success (2xx) or an error (4xx or 5xx): ${operation.id} declares no interim response or redirect`,
          got: summarizeResponse(exchange),
        },
  );
};

const successStatus = (exchange: Exchange, operation: OperationShape): CheckResult => {
  const declared = Object.keys(operation.responses).filter((each) => each.startsWith('2'));
  return createResult(
    'contract.success-status',
    declared.includes(String(exchange.status))
      ? null
      : {
          expected: `status ${declared.join(' or ')} from ${operation.id}`,
          got: summarizeResponse(exchange),
        },
  );
};

const mediaType = (exchange: Exchange, response: ResponseShape): CheckResult | null => {
  const declared = Object.keys(response.content);
  if (exchange.bytes.length === 0 && declared.length === 0) return null;
  const fits = declared.includes(exchange.mediaType);
  return createResult(
    'contract.media-type-declared',
    fits
      ? null
      : {
          expected: declared.length === 0 ? 'no body' : `content type ${declared.join(' or ')}`,
          got:
            exchange.bytes.length === 0 && exchange.mediaType === ''
              ? 'no body'
              : `content type ${exchange.headers['content-type'] ?? '(none)'} and ${exchange.bytes.length} bytes`,
        },
  );
};

const headers = (exchange: Exchange, response: ResponseShape): CheckResult | null => {
  const declared = Object.entries(response.headers).filter(([, { header }]) => !isProvisionalHeader(header));
  if (declared.length === 0) return null;
  for (const [name, { required, header }] of declared) {
    const value = exchange.headers[name.toLowerCase()];
    if (value === undefined) {
      if (!required) continue;
      return createResult('contract.headers-declared', { expected: `the header ${name}`, got: 'none' });
    }
    const validate = headerValidators[header];
    if (validate && !validate({ value })) {
      return createResult('contract.headers-declared', {
        expected: `a valid ${name}: ${validate.errors?.[0]?.message ?? 'as declared'}`,
        got: `${name}: ${value}`,
      });
    }
  }
  return createResult('contract.headers-declared', null);
};

const body = (exchange: Exchange, operation: OperationShape): CheckResult | null => {
  const errors = bodyErrors(exchange, operation);
  if (!errors) return null;
  const [first] = errors.documented;
  return createResult(
    'contract.body-matches-schema',
    first
      ? {
          expected: `a body that matches the declared schema at ${formatPlace(first) || 'its root'}`,
          got: errors.documented.slice(0, 5).map(describeError).join('; '),
        }
      : null,
  );
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
