import { asArray, asNode, lookUp } from '../document.ts';
import { operationRule } from '../rule.ts';

const scopes = '#/components/schemas/Scope';

/** The rule one-scope checks that there is one scope. */
export const knownScope = operationRule(
  'The scope of an operation is a value of the schema Scope.',
  function* ({ document, node, id, at }) {
    const scopeValues = asArray(asNode(lookUp(document, scopes)).enum);
    const [requirement] = asArray(node.security);
    for (const scope of asArray(asNode(requirement).bearerAuth).filter((one) => !scopeValues.includes(one))) {
      yield {
        message: `${id} requires the unknown scope "${scope}" (see ${scopes}).`,
        at: [...at, 'security'],
      };
    }
  },
);
