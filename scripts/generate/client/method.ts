import type { OpenApiDocument, operationsOf, Schema } from '../openapi-document.ts';
import { listColumns } from './list-columns.ts';
import { literal } from './literal.ts';
import { methodDoc } from './method-doc.ts';
import { type OperationParts, partsOf } from './operation-parts.ts';

const optionsOf = ({ id, pagination, isStream, queryParameters, headers }: OperationParts): string => {
  const base = pagination ? `ListOptions<'${id}'>` : isStream ? 'FollowOptions' : 'CallOptions';
  const query = !pagination && queryParameters.length > 0 ? [`QueryOf<'${id}'>`] : [];
  const own = headers.map(({ option }) => `${option}?: string | undefined`).join('; ');
  return [base, ...query, ...(own === '' ? [] : [`{ ${own} }`])].join(' & ');
};

const returnsOf = ({ id, record, pagination, isStream }: OperationParts): string => {
  if (isStream) return `AsyncGenerator<components['schemas']['${record}'], void>`;
  return pagination ? `List<Output<'${id}'>['${pagination.items}'][number]>` : `Answer<'${id}'>`;
};

/** The parameters and the result of a method, in TypeScript. */
const signatureOf = (parts: OperationParts): string => {
  const { id, name, consoleUrl, pathParameters, body } = parts;
  const parameters = [
    ...(consoleUrl ? ['consoleUrl: string'] : []),
    ...pathParameters.map((parameter) => `${parameter.name}: string`),
    ...(body ? [`body${body.required ? '' : '?'}: Input<'${id}'>['body']`] : []),
    `options?: ${optionsOf(parts)}`,
  ];
  return `${name}(${parameters.join(', ')}): ${returnsOf(parts)};`;
};

/** A method of the client: its place, and its source in each of the two layers. */
export type Method = {
  /** The operationId. */
  id: string;
  tag: string;
  name: string;
  /** The signature in the interface of its resource, with its comment. */
  signature: string;
  /** The expression that makes its function, such as `call('GET', '/me')`. */
  expression: string;
};

const listOf = (document: OpenApiDocument, { path, record, pagination }: OperationParts): string => {
  const items = [pagination?.items, ...(pagination?.['tolerated-items'] ?? [])];
  const columns = listColumns(document, document.components.schemas[record ?? ''] as Schema);
  const declared = Object.keys(columns).length > 0 ? [literal(columns, '  ')] : [];
  return `list(${[literal(path), literal(items), ...declared].join(', ')})`;
};

const expressionOf = (document: OpenApiDocument, parts: OperationParts): string => {
  const { method, path, pagination, isStream, consoleUrl, body } = parts;
  if (isStream) return `follow(${literal(path)})`;
  if (pagination) return listOf(document, parts);
  const takes = consoleUrl ? ['console'] : body ? ['body'] : [];
  return `call(${[method, path, ...takes].map((value) => literal(value)).join(', ')})`;
};

/** The source of one operation's method. @throws Error if a parameter's name is taken */
export const methodOf = (
  document: OpenApiDocument,
  found: ReturnType<typeof operationsOf>[number],
): Method => {
  const parts = partsOf(document, found);
  const { id, tag, name } = parts;
  const signature = `${methodDoc(document, parts)}\n  ${signatureOf(parts)}`;
  return { id, tag, name, signature, expression: expressionOf(document, parts) };
};
