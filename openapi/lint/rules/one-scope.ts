import { asArray, asNode, lookUp, type Node } from '../document.ts';
import { operationRule } from '../rule.ts';

/** The only security scheme. Only the OAuth endpoints have none. */
const scheme = 'bearerAuth';
const scopeSchema = '#/components/schemas/Scope';

/** Every request to the API has a token. An operation that requires none has to state why. */
const getReason = (node: Node): unknown =>
  node['x-provisional'] ?? asNode(node['x-security'])['x-provisional'];

/** Each operation requires exactly one scope (clause family `scopes`), or states why it requires none. */
export const oneScope = operationRule(
  'An operation requires one declared scope, or states why it requires no credential.',
  function* ({ document, node, id, at, elsewhere }) {
    const here = [...at, 'security'];
    if (!Array.isArray(node.security)) {
      yield { message: `${id} declares no security; write ${scheme} with its one scope, or [].`, at };
      return;
    }
    if (node.security.length === 0) {
      if (!elsewhere && getReason(node) === undefined) {
        yield { message: `${id} requires no credential; state why in x-security, with x-provisional.`, at };
      }
      return;
    }
    const requirement = asNode(node.security[0]);
    const scopes = asArray(requirement[scheme]);
    if (node.security.length > 1 || Object.keys(requirement).join() !== scheme || scopes.length !== 1) {
      const actual = JSON.stringify(node.security);
      yield { message: `${id} must require exactly one scope under ${scheme}; found ${actual}.`, at: here };
      return;
    }
    if (!asArray(asNode(lookUp(document, scopeSchema)).enum).includes(scopes[0])) {
      yield { message: `${id} requires the unknown scope "${scopes[0]}" (see ${scopeSchema}).`, at: here };
    }
  },
);
