import { asNode, locate } from '../document.ts';
import { isSuccess } from '../operations.ts';
import { operationRule } from '../rule.ts';

const json = 'application/json';
const listParameters = ['cursor', 'limit', 'bom'];

/** The converse of list-shape: a response that looks like a list must be declared as one. */
export const onlyListsPage = operationRule(
  'An operation with a list envelope, a cursor or another encoding is declared as a list, or as a stream with x-stream.',
  function* ({ document, id, at, list, stream, parameters, responses }) {
    if (list) return;
    for (const { node, at: here } of responses.filter(isSuccess)) {
      const content = asNode(node.content);
      const { node: schema } = locate(document, asNode(content[json]).schema, here);
      const properties = asNode(schema.properties);
      const data = locate(document, properties.data, here).node;
      if ('next_cursor' in properties || data.type === 'array') {
        yield { message: `${id} returns a list and must declare x-pagination.`, at };
      }
      const others = Object.keys(content).filter((type) => type !== json);
      if (!stream && others.length > 0) {
        yield {
          message: `${id} is not a list, but is available as ${others.join(', ')}; single resources are JSON only.`,
          at: here,
        };
      }
    }
    for (const parameter of parameters.filter(({ name }) => listParameters.includes(name))) {
      yield { message: `${id} takes "${parameter.name}" but declares no x-pagination.`, at };
    }
  },
);
