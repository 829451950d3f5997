import { asNode } from '../document.ts';
import { listOperations } from '../operations.ts';
import type { Rule } from '../rule.ts';

/** The permitted verbs, each with its methods. */
const verbs: Record<string, string[]> = {
  get: ['get'],
  list: ['get'],
  search: ['get'],
  tail: ['get'],
  create: ['post'],
  mint: ['post'],
  exchange: ['post'],
  refresh: ['post'],
  switch: ['post'],
  rotate: ['post'],
  rollback: ['post'],
  publish: ['post'],
  change: ['post'],
  approve: ['post'],
  deny: ['post'],
  activate: ['post'],
  deactivate: ['post'],
  set: ['post', 'put'],
  update: ['patch'],
  revoke: ['delete'],
  delete: ['delete'],
};

const camelCase = /^([a-z]+)(?:[A-Z][a-z0-9]*)+$/;

/** An operationId is a permitted verb and a noun, in camelCase and unique. */
export const operationIdVerb: Rule = {
  description: 'An operationId is a permitted verb and a noun, in camelCase and unique.',
  *check(document) {
    const placeById = new Map<string, string>();
    for (const { node, path, method, at } of listOperations(document)) {
      const here = [...at, 'operationId'];
      const id = asNode(node).operationId;
      if (typeof id !== 'string') {
        yield { message: `${method.toUpperCase()} ${path} has no operationId.`, at };
        continue;
      }
      const verb = camelCase.exec(id)?.[1];
      const allowed = verb === undefined ? undefined : verbs[verb];
      if (verb === undefined) {
        yield { message: `operationId "${id}" is not a verb and a noun in camelCase.`, at: here };
      } else if (allowed === undefined) {
        yield {
          message: `operationId "${id}" starts with "${verb}"; the verbs are ${Object.keys(verbs).join(', ')}.`,
          at: here,
        };
      } else if (!allowed.includes(method)) {
        yield {
          message: `operationId "${id}" names a ${allowed.join(' or ').toUpperCase()}, but this is a ${method.toUpperCase()}.`,
          at: here,
        };
      }
      const other = placeById.get(id);
      if (other !== undefined) {
        yield { message: `operationId "${id}" is also used by ${other}.`, at: here };
      }
      placeById.set(id, `${method.toUpperCase()} ${path}`);
    }
  },
};
