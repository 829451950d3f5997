import type { OperationShape } from '@workspace-api/contract';
import { fromUtf8 } from '#host/bytes.ts';
import { limits } from '../../core/limits.ts';
import { adviceFor } from '../../core/nearest-name.ts';
import { shorten } from '../../core/printable.ts';
import type { FieldError } from '../../core/problem.ts';
import type { Call } from '../call.ts';

/** Finds the query parameters of a request that its operation doesn't declare. */
export const undeclaredParameters = (
  { query }: Pick<Call, 'query'>,
  { parameters }: Pick<OperationShape, 'parameters'>,
): FieldError[] => {
  if (query.size === 0) return [];
  const declared = parameters.query.map(({ name }) => name);
  return [...new Set(query.keys())]
    .filter((name) => !declared.includes(name))
    .map((name) => ({
      path: shorten(`/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, limits.fieldPathLength),
      reason: 'unknown_field',
      message: 'This query parameter is unknown.',
    }));
};

/** The undeclared query parameters, with the declared ones in their messages. */
export const rejectedParameters = (
  call: Pick<Call, 'query'>,
  operation: Pick<OperationShape, 'parameters'>,
): FieldError[] => {
  const declared = operation.parameters.query.map(({ name }) => name);
  const advice = (path: string) =>
    declared.length === 0 ? 'The operation takes none.' : adviceFor(path.slice(1), declared);
  return undeclaredParameters(call, operation)
    .slice(0, limits.fieldErrors)
    .map((field) => ({ ...field, message: `${field.message} ${advice(field.path)}` }));
};

/** Whether a body is empty, or an object without members. */
const isEmpty = (rawBody: Uint8Array): boolean => {
  const trimmed = fromUtf8(rawBody).trim();
  return trimmed === '' || (trimmed.startsWith('{') && trimmed.slice(1).trim() === '}');
};

/** The error of a body that would be ignored: it has content, and its operation takes none. */
export const rejectedBody = (
  rawBody: Uint8Array,
  { requestBody }: Pick<OperationShape, 'requestBody'>,
): FieldError[] =>
  requestBody !== null || isEmpty(rawBody)
    ? []
    : [{ path: '', reason: 'unknown_field', message: 'The operation takes no body.' }];
