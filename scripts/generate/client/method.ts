import { literal } from '../../../generated/code/literal.ts';
import { componentName, type OpenApiDocument, type Schema } from '../openapi-document.ts';
import { listColumns } from './list-columns.ts';
import type { OperationParts } from './operation-parts.ts';

const renderOptions = ({ id, pagination, isStream, queryParameters, headers }: OperationParts): string => {
  const base = pagination ? `ListOptions<'${id}'>` : isStream ? 'FollowOptions' : 'CallOptions';
  const query = !pagination && queryParameters.length > 0 ? [`OperationQuery<'${id}'>`] : [];
  const own = headers.map(({ option }) => `${option}?: string | undefined`).join('; ');
  return [base, ...query, ...(own === '' ? [] : [`{ ${own} }`])].join(' & ');
};

const renderReturnType = ({ id, record, pagination, isStream }: OperationParts): string => {
  if (isStream) return `AsyncGenerator<${record}, void>`;
  return pagination ? `List<${record}>` : `ResponsePromise<'${id}'>`;
};

/** Renders the parameters and the result of a method in TypeScript. */
export const renderSignature = (parts: OperationParts): string => {
  const { id, name, consoleUrl, pathParameters, body } = parts;
  const parameters = [
    ...(consoleUrl ? ['consoleUrl: string'] : []),
    ...pathParameters.map((parameter) => `${parameter.name}: string`),
    ...(body ? [`body${body.required ? '' : '?'}: ${componentName(id, body.schema)}`] : []),
    `options?: ${renderOptions(parts)}`,
  ];
  return `${name}(${parameters.join(', ')}): ${renderReturnType(parts)};`;
};

const renderList = (document: OpenApiDocument, { path, record, pagination }: OperationParts): string => {
  const items = [pagination?.items, ...(pagination?.['tolerated-items'] ?? [])];
  const columns = listColumns(document, document.components.schemas[record ?? ''] as Schema);
  const declared = Object.keys(columns).length > 0 ? [literal(columns, '  ')] : [];
  return `list(${[literal(path), literal(items), ...declared].join(', ')})`;
};

/** Renders the expression that creates the function of a method, such as `call('GET', '/me')`. */
export const renderExpression = (document: OpenApiDocument, parts: OperationParts): string => {
  const { method, path, pagination, isStream, consoleUrl, body } = parts;
  if (isStream) return `follow(${literal(path)})`;
  if (pagination) return renderList(document, parts);
  const takes = consoleUrl ? ['console'] : body ? ['body'] : [];
  return `call(${[method, path, ...takes].map((value) => literal(value)).join(', ')})`;
};

/** The number of the arguments of a method before its options, and the names of the options that only some methods have. */
export const listOptions = (parts: OperationParts): [position: number, names: string] => {
  const { queryParameters, headers, pagination, isStream, pathParameters, body, consoleUrl } = parts;
  const names = [
    ...queryParameters.map(({ name }) => name),
    ...headers.map(({ option }) => option),
    ...(pagination ? ['as'] : []),
    ...(isStream ? ['onReconnect', 'maxDelay', 'clock', 'random'] : []),
  ];
  const own = [body ?? [], consoleUrl ?? []].flat();
  return [pathParameters.length + own.length, names.join(' ')];
};

/** The types of the contract that the signature of a method names. */
export const listTypes = ({ id, record, body }: OperationParts): string[] =>
  [record ?? [], body ? componentName(id, body.schema) : []].flat();
