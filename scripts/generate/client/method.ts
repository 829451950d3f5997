import { literal } from '../../../generated/code/literal.ts';
import {
  componentName,
  type listOperations,
  type OpenApiDocument,
  type Schema,
} from '../openapi-document.ts';
import { listColumns } from './list-columns.ts';
import { methodDoc } from './method-doc.ts';
import { type OperationParts, toParts } from './operation-parts.ts';

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

/** Renders the parameters that follow the path's: a body and options. A body may also contain the id of its record. */
const renderBody = (parts: OperationParts): string[] => {
  const { id, body } = parts;
  const options = `options?: ${renderOptions(parts)}`;
  if (!body) return [options];
  const type = componentName(id, body.schema);
  if (body.id === undefined) return [`body${body.required ? '' : '?'}: ${type}`, options];
  const separate = `[${body.id}: string, body: Omit<${type}, '${body.id}'>, ${options}]`;
  return [`...input: ${separate} | [body: ${type}, ${options}]`];
};

/** Renders the parameters and the result of a method in TypeScript. */
const renderSignature = (parts: OperationParts): string => {
  const { name, consoleUrl, pathParameters } = parts;
  const parameters = [
    ...(consoleUrl ? ['consoleUrl: string'] : []),
    ...pathParameters.map((parameter) => `${parameter.name}: string`),
    ...renderBody(parts),
  ];
  return `${name}(${parameters.join(', ')}): ${renderReturnType(parts)};`;
};

/** A method of the client: its place, and its source in each of the two layers. */
export type Method = {
  /** The operationId. */
  id: string;
  tag: string;
  name: string;
  alias: string | undefined;
  /** The types of the contract that the signature names. */
  types: string[];
  /** The signature in the interface of its resource, with its comment. */
  signature: string;
  /** The number of its arguments before the options, and the names of the options that only some methods have. */
  options: [position: number, names: string];
  /** The expression that creates its function, such as `call('GET', '/me')`. */
  expression: string;
  isDeprecated: boolean;
};

const renderList = (document: OpenApiDocument, { path, record, pagination }: OperationParts): string => {
  const items = [pagination?.items, ...(pagination?.['tolerated-items'] ?? [])];
  const columns = listColumns(document, document.components.schemas[record ?? ''] as Schema);
  const declared = Object.keys(columns).length > 0 ? [literal(columns, '  ')] : [];
  return `list(${[literal(path), literal(items), ...declared].join(', ')})`;
};

const renderExpression = (document: OpenApiDocument, parts: OperationParts): string => {
  const { method, path, pagination, isStream, consoleUrl, body } = parts;
  if (isStream) return `follow(${literal(path)})`;
  if (pagination) return renderList(document, parts);
  const takes = consoleUrl ? ['console'] : body ? ['body', body.id ?? []].flat() : [];
  return `call(${[method, path, ...takes].map((value) => literal(value)).join(', ')})`;
};

/** The options of a method that only some methods have, and their position among its arguments. */
const listOptions = (parts: OperationParts): Method['options'] => {
  const { queryParameters, headers, pagination, isStream, pathParameters, body, consoleUrl } = parts;
  const names = [
    ...queryParameters.map(({ name }) => name),
    ...headers.map(({ option }) => option),
    ...(pagination ? ['as'] : []),
    ...(isStream ? ['onReconnect', 'maxDelay', 'clock', 'random'] : []),
  ];
  const own = [body ?? [], body?.id ?? [], consoleUrl ?? []].flat();
  return [pathParameters.length + own.length, names.join(' ')];
};

/** Creates the source of an operation's method. @throws Error if a parameter's name is taken */
export const createMethod = (
  document: OpenApiDocument,
  entry: ReturnType<typeof listOperations>[number],
): Method => {
  const parts = toParts(document, entry);
  const { id, tag, name, alias, record, body } = parts;
  const signature = `${methodDoc(document, parts)}\n  ${renderSignature(parts)}`;
  const options = listOptions(parts);
  return {
    id,
    tag,
    name,
    alias,
    types: [record ?? [], body ? componentName(id, body.schema) : []].flat(),
    signature,
    options,
    expression: renderExpression(document, parts),
    isDeprecated: parts.operation.deprecated === true,
  };
};
