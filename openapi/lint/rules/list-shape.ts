import { asArray, asNode, isNode, type Located, locate, refName } from '../document.ts';
import { findResponse, type Operation } from '../operations.ts';
import { type Finding, operationRule } from '../rule.ts';

const json = 'application/json';
const listParameters = ['limit', 'cursor', 'format', 'bom'];

type Pagination = { items: string; default: unknown; max: unknown; 'has-more'?: unknown };

/** A list is a GET with `x-pagination`, the four query parameters and the list envelope. */
export const listShape = operationRule(
  'All lists have the same pagination: parameters, defaults and envelope.',
  function* (operation) {
    if (!operation.list) return;
    const { id, at, node, method } = operation;
    const pagination = node['x-pagination'];
    if (!isNode(pagination) || typeof pagination.items !== 'string') {
      yield { message: `${id}'s x-pagination must name the array in "items".`, at: [...at, 'x-pagination'] };
      return;
    }
    if (method !== 'get') yield { message: `${id} is a list, so it must be a GET.`, at };
    const success = findResponse(operation, '200');
    if (!success) {
      yield { message: `${id} is a list and must declare 200.`, at: [...at, 'responses'] };
      return;
    }
    yield* parametersFit(operation, pagination as Pagination);
    yield* envelopeFits(operation, success, pagination as Pagination);
  },
);

function* parametersFit({ id, at, parameters }: Operation, pagination: Pagination): Iterable<Finding> {
  for (const name of listParameters) {
    if (!parameters.some((parameter) => parameter.in === 'query' && parameter.name === name)) {
      yield {
        message: `${id} is a list and must accept the query parameter "${name}".`,
        at: [...at, 'parameters'],
      };
    }
  }
  const limit = parameters.find((parameter) => parameter.in === 'query' && parameter.name === 'limit');
  if (!limit) return;
  const schema = asNode(limit.node.schema);
  if (schema.default !== pagination.default || schema.maximum !== pagination.max || schema.minimum !== 1) {
    const actual = `${schema.minimum}..${schema.maximum}, default ${schema.default}`;
    const expected = `1..${pagination.max}, default ${pagination.default}`;
    yield {
      message: `${id}'s x-pagination has the limit ${expected}, but its parameter has ${actual}.`,
      at: limit.at,
    };
  }
}

function* envelopeFits(
  { document, id }: Operation,
  success: Located,
  pagination: Pagination,
): Iterable<Finding> {
  const media = asNode(asNode(success.node.content)[json]);
  const envelope = locate(document, media.schema, [...success.at, 'content', json, 'schema']);
  const properties = asNode(envelope.node.properties);
  const array = locate(document, properties[pagination.items], [
    ...envelope.at,
    'properties',
    pagination.items,
  ]);
  const required = asArray(envelope.node.required);
  const createFinding = (what: string): Finding => ({
    message: `${id} is a list: its envelope ${what}.`,
    at: envelope.at,
  });
  if (array.node.type !== 'array') yield createFinding(`must have the array "${pagination.items}"`);
  if (!required.includes(pagination.items)) yield createFinding(`must require "${pagination.items}"`);
  const cursor = locate(document, properties.next_cursor, envelope.at).node;
  if (!asArray(cursor.type).includes('null') || !asArray(cursor.type).includes('string')) {
    yield createFinding('must have next_cursor as a string or null');
  }
  if (required.includes('next_cursor'))
    yield createFinding('must not require next_cursor, which the last page may omit');
  if (pagination['has-more'] === true && !required.includes('has_more'))
    yield createFinding('must require has_more');
  if (refName(array.node.items) === undefined) {
    yield createFinding(`must contain records of a named schema in "${pagination.items}"`);
  }
}
