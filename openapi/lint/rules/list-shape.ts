import { asArray, asNode, isNode, locate } from '../document.ts';
import { getList } from '../list-envelope.ts';
import { findResponse } from '../operations.ts';
import { operationRule } from '../rule.ts';

/** The values of `x-pagination` agree with the limit's parameter and the list's envelope. */
export const listShape = operationRule(
  'All lists have the same pagination: defaults and envelope.',
  function* (operation) {
    if (!operation.list) return;
    const { id, at, node, document, parameters } = operation;
    const pagination = node['x-pagination'];
    if (!isNode(pagination) || typeof pagination.items !== 'string') {
      yield { message: `${id}'s x-pagination must name the array in "items".`, at: [...at, 'x-pagination'] };
      return;
    }
    const limit = parameters.find((parameter) => parameter.in === 'query' && parameter.name === 'limit');
    const schema = asNode(limit?.node.schema);
    const actual = `${schema.minimum}..${schema.maximum}, default ${schema.default}`;
    const expected = `1..${pagination.max}, default ${pagination.default}`;
    if (limit && actual !== expected) {
      const message = `${id}'s x-pagination has the limit ${expected}, but its parameter has ${actual}.`;
      yield { message, at: limit.at };
    }
    const success = findResponse(operation, '200');
    if (!success) return;
    const { items, envelope, array, record } = getList(operation, success);
    const required = asArray(envelope.node.required);
    const cursor = locate(document, asNode(envelope.node.properties).next_cursor, envelope.at).node;
    const cursorTypes = asArray(cursor.type);
    const facts: [isMet: boolean, expected: string][] = [
      [array.node.type === 'array', `must have the array "${items}"`],
      [required.includes(items), `must require "${items}"`],
      [
        cursorTypes.includes('null') && cursorTypes.includes('string'),
        'must have next_cursor as a string or null',
      ],
      [!required.includes('next_cursor'), 'must not require next_cursor, which the last page may omit'],
      [pagination['has-more'] !== true || required.includes('has_more'), 'must require has_more'],
      [record !== undefined, `must contain records of a named schema in "${items}"`],
    ];
    for (const [isMet, fact] of facts) {
      if (!isMet) yield { message: `${id} is a list: its envelope ${fact}.`, at: envelope.at };
    }
  },
);
