import { asNode, type Located, locate, refName } from './document.ts';
import type { Operation } from './operations.ts';

export const json = 'application/json';

/** Returns the array of a list's JSON envelope, and the name of its records' schema. */
export const getList = (operation: Operation, success: Located) => {
  const { document, node } = operation;
  const items = String(asNode(node['x-pagination']).items);
  const content = asNode(success.node.content);
  const envelope = locate(document, asNode(content[json]).schema, [...success.at, 'content', json, 'schema']);
  const at = [...envelope.at, 'properties', items];
  const array = locate(document, asNode(envelope.node.properties)[items], at);
  return { items, content, envelope, array, record: refName(array.node.items) };
};
