import { isDeepStrictEqual } from 'node:util';
import { asArray, asNode, locate, type Node, type Path } from '../document.ts';
import { getList, json } from '../list-envelope.ts';
import { findResponse } from '../operations.ts';
import { type Finding, operationRule } from '../rule.ts';

/** Returns the first example of a media type. Clients that compare the encodings compare these examples. */
const getExample = (document: Node, value: unknown): unknown => {
  const media = asNode(value);
  if (media.example !== undefined) return media.example;
  return locate(document, Object.values(asNode(media.examples))[0], []).node.value;
};

const splitLines = (example: string): string[] => example.split(/\r?\n/).filter((line) => line !== '');

/** Parses the records of NDJSON. The last line may be the `__meta__` line for clients that can't read trailers. */
const parseRecords = (example: string): unknown[] | undefined => {
  try {
    return splitLines(example)
      .map((line) => JSON.parse(line) as unknown)
      .filter((record) => !('__meta__' in asNode(record)));
  } catch {
    return undefined;
  }
};

/** Counts rows as in RFC 4180: a line break inside quotes doesn't end a row. */
const countRows = (example: string): number => splitLines(example.replace(/"(?:[^"]|"")*"/g, '""')).length;

function* agree(
  name: string,
  example: unknown,
  records: unknown[],
  type: string,
  at: Path,
): Iterable<Finding> {
  if (typeof example !== 'string') {
    yield { message: `${name}'s ${type} requires a string as its example.`, at };
    return;
  }
  const exampleRecords = type === 'application/x-ndjson' ? parseRecords(example) : undefined;
  if (type === 'application/x-ndjson' && !isDeepStrictEqual(exampleRecords, records)) {
    yield { message: `${name}'s ${type} example differs from its JSON example.`, at };
  }
  if (type !== 'application/x-ndjson' && countRows(example) !== records.length + 1) {
    const message = `${name}'s ${type} example has ${countRows(example)} lines; expected a header and ${records.length} records.`;
    yield { message, at };
  }
}

/** Every encoding of a page contains the same records. */
export const listExamplesAgree = operationRule(
  'The examples of a list contain the same records in every encoding.',
  function* (operation) {
    const success = operation.list ? findResponse(operation, '200') : undefined;
    if (!success) return;
    const { items, content } = getList(operation, success);
    const page = asNode(getExample(operation.document, content[json]));
    for (const type of Object.keys(content).filter((type) => type !== json)) {
      const example = getExample(operation.document, content[type]);
      yield* agree(operation.id, example, asArray(page[items]), type, [...success.at, 'content', type]);
    }
  },
);
