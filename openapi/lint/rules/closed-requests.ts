import { asNode, isNode, lookUp, type Node, refName } from '../document.ts';
import { isSuccess, listOperations } from '../operations.ts';
import type { Finding, Rule } from '../rule.ts';

/** Lists, once each, the object schemas with their own properties that are reachable from a schema, following `$ref`s. */
const listObjects = (document: Node, root: unknown): { name: string; node: Node }[] => {
  const visited = new Set<Node>();
  const objects: { name: string; node: Node }[] = [];
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, name);
    if (!isNode(value) || visited.has(value)) return;
    visited.add(value);
    if (typeof value.$ref === 'string') visit(lookUp(document, value.$ref), refName(value) ?? name);
    if (isNode(value.properties) && value.type === 'object') objects.push({ name, node: value });
    const skipped = ['examples', 'example', 'default', 'const', 'enum', '$ref'];
    for (const [key, child] of Object.entries(value)) if (!skipped.includes(key)) visit(child, name);
  };
  visit(root, 'an inline schema');
  return objects;
};

const isClosed = (node: Node): boolean =>
  node.additionalProperties === false || node.unevaluatedProperties === false;

/** Closed requests report typos. New fields in responses break no client. */
export const closedRequests: Rule = {
  description: 'Request schemas are closed, response schemas open.',
  *check(document): Iterable<Finding> {
    for (const { id, body, responses, at } of listOperations(document)) {
      for (const media of Object.values(asNode(body?.node.content))) {
        for (const { name, node } of listObjects(document, asNode(media).schema)) {
          if (isClosed(node) || node.additionalProperties !== undefined) continue;
          yield {
            message: `${id}'s request accepts unknown fields: ${name} lacks additionalProperties: false.`,
            at: body?.at ?? at,
          };
        }
      }
      for (const response of responses.filter(isSuccess)) {
        for (const media of Object.values(asNode(response.node.content))) {
          for (const { name } of listObjects(document, asNode(media).schema).filter(({ node }) =>
            isClosed(node),
          )) {
            yield {
              message: `${id}'s response is closed and cannot be extended: ${name} is closed.`,
              at: response.at,
            };
          }
        }
      }
    }
  },
};
