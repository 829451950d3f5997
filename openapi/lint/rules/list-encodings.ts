import { asNode, locate, lookUp } from '../document.ts';
import { getList } from '../list-envelope.ts';
import { findResponse, hasHeader } from '../operations.ts';
import { operationRule } from '../rule.ts';

/** The text encodings of lists. Their schema is a string, and x-item-schema names the record's schema. */
const encodings = ['application/x-ndjson', 'text/csv', 'application/tson'];
const nextCursorHeader = 'X-Next-Cursor';

/** A plain string names the record, since the bundler would leave a `$ref` in an extension dangling. */
export const listEncodings = operationRule(
  'A list is available as JSON, NDJSON, CSV and TSON, each with the schema of its record, and declares X-Next-Cursor.',
  function* (operation) {
    const success = operation.list ? findResponse(operation, '200') : undefined;
    if (!success) return;
    const { id, document } = operation;
    const { content, record } = getList(operation, success);
    if (!hasHeader(success, nextCursorHeader)) {
      const message = `${id}'s 200 must declare ${nextCursorHeader}, which has the cursor of CSV responses.`;
      yield { message, at: success.at };
    }
    for (const type of encodings) {
      if (content[type] === undefined) {
        yield {
          message: `${id} is a list and must also be available as ${type}.`,
          at: [...success.at, 'content'],
        };
        continue;
      }
      const media = asNode(content[type]);
      const at = [...success.at, 'content', type];
      if (locate(document, media.schema, at).node.type !== 'string') {
        yield { message: `${id}'s ${type} must have the schema of a string.`, at };
      }
      const pointer = media['x-item-schema'];
      if (typeof pointer !== 'string' || lookUp(document, pointer) === undefined) {
        const actual = JSON.stringify(pointer);
        yield { message: `${id}'s ${type} needs an x-item-schema that resolves; found ${actual}.`, at };
      } else if (record !== undefined && pointer !== `#/components/schemas/${record}`) {
        yield { message: `${id}'s ${type} has records ${pointer}, its JSON envelope has ${record}.`, at };
      }
    }
  },
);
