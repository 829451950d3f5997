import { clauses, errors, type OperationId } from '@workspace-api/contract';
import type { OperationId as ControlOperationId } from '@workspace-api/contract/sandbox';
import * as controlValidators from '@workspace-api/contract/sandbox/validators';
import { schemas, type Validator } from '@workspace-api/contract/validators';
import { checkExchange } from '../../conformance/checks/check-exchange.ts';
import type { OperationExchange } from '../../conformance/target/exchange.ts';
import { fromRoot } from '../generate/paths.ts';
import { controlToken, isControl } from './operation-request.ts';
import type { RawResponse } from './send-bytes.ts';

/** Internals of the sandbox that a response must not show. */
const internals: Readonly<Record<string, RegExp>> = {
  'a stack trace': /(?:\n|\\n)\s+at .+:\d+:\d+/,
  'a path of this machine': new RegExp(fromRoot('.').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  'a file of the sandbox': /mocks\/sandbox\/|node_modules\/|node:internal/,
  'an error of its programs': /\b(?:TypeError|RangeError|SyntaxError|ReferenceError|SqliteError): /,
  'an error of its database': /SQLITE_[A-Z]+|UNIQUE constraint|relation "\w+" does not exist/,
  'the control token': new RegExp(controlToken),
};

/** Operations with a documented 503: the provider of a secret fails, or too many clients follow the log or the events. */
const documentedFailures: ReadonlySet<string> = new Set<OperationId | ControlOperationId>([
  'createProxyUrl',
  'resolveSecret',
  'tailLogs',
  'followEvents',
]);

const validate = (validator: Validator | undefined, body: string): string[] => {
  try {
    if (validator?.(JSON.parse(body))) return [];
    return [`the body is not as declared: ${JSON.stringify(validator?.errors?.[0] ?? null)}`];
  } catch {
    return ['the body is not JSON'];
  }
};

/** Finds the problems of any response: it fails, or exposes internals. */
const findFailures = (status: number, body: string): string[] => [
  ...(status >= 500 ? ['a server error'] : []),
  ...Object.keys(internals).flatMap((name) => (internals[name]?.test(body) ? [`it exposes ${name}`] : [])),
];

/** Finds the problems of a response to malformed HTTP. An error whose body is read completely must be an envelope. */
export const checkRawResponse = ({ status, headers, body }: RawResponse): string[] => [
  ...findFailures(status, body),
  ...(status >= 400 && headers['content-length'] !== undefined ? validate(schemas.ErrorEnvelope, body) : []),
];

const checkControl = ({ operation, status, mediaType, text }: OperationExchange): string[] => {
  const declared = operation.responses[status];
  if (declared === undefined) return [`the status ${status} is not declared`];
  const schema = declared.content[mediaType]?.schema;
  const validators: Readonly<Record<string, Validator | undefined>> = controlValidators.schemas;
  return schema === undefined || operation.stream ? [] : validate(validators[schema], text);
};

/** Finds the problems of a response to an operation. The gate checks responses of the API. */
export const checkOperation = (exchange: OperationExchange): string[] => {
  const { operation, status, text } = exchange;
  const { code } = errors['upstream-unavailable'];
  if (status === 503 && documentedFailures.has(operation.id) && text.includes(`"${code}"`)) return [];
  const failures = findFailures(status, text);
  if (failures.length > 0) return failures;
  if (isControl(operation)) return checkControl(exchange);
  return checkExchange(exchange).flatMap(({ clause, difference }) =>
    difference === null || clauses[clause].level !== 'must'
      ? []
      : [`${clause}: expected ${difference.expected}, got ${difference.got}`],
  );
};
