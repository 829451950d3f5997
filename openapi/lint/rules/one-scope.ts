import { asArray, asNode, lookUp, type Node } from '../document.ts';
import { operationRule } from '../rule.ts';

/** The only security scheme; the OAuth endpoints are the ones without. */
const scheme = 'bearerAuth';
const catalogue = '#/components/schemas/Scope';

/** Every request to the API's base carries a token; an operation there that asks for none is a choice of this contract. */
const reasonOf = (node: Node): unknown =>
  node['x-provisional'] ?? asNode(node['x-security'])['x-provisional'];

/** Each operation needs exactly one scope of the catalogue (clause family `scopes`), or says why it needs none. */
export const oneScope = operationRule(
  'An operation asks for one scope of the catalogue; one that asks for no credential says why.',
  function* ({ document, node, id, at, elsewhere }) {
    const here = [...at, 'security'];
    if (!Array.isArray(node.security)) {
      yield { message: `${id} has no security of its own; write ${scheme} with its one scope, or [].`, at };
      return;
    }
    if (node.security.length === 0) {
      if (!elsewhere && reasonOf(node) === undefined) {
        yield { message: `${id} asks for no credential; x-security must say why, with x-provisional.`, at };
      }
      return;
    }
    const requirement = asNode(node.security[0]);
    const scopes = asArray(requirement[scheme]);
    if (node.security.length > 1 || Object.keys(requirement).join() !== scheme || scopes.length !== 1) {
      const found = JSON.stringify(node.security);
      yield { message: `${id} must ask for exactly one scope under ${scheme}; found ${found}.`, at: here };
      return;
    }
    if (!asArray(asNode(lookUp(document, catalogue)).enum).includes(scopes[0])) {
      yield { message: `${id} asks for the scope "${scopes[0]}", which is not in ${catalogue}.`, at: here };
    }
  },
);
