import { asNode } from '../document.ts';
import type { Rule } from '../rule.ts';

/** Generators turn each schema into a type or a class, which would hide a global with the same name in its module. */
export const schemaNames: Rule = {
  description: 'No schema has the name of a JavaScript global such as Error.',
  *check(document) {
    const { schemas } = asNode(document.components);
    for (const name of Object.keys(asNode(schemas)).filter((key) => key in globalThis)) {
      const message = `The schema "${name}" hides the global ${name} in generated code; give it another name.`;
      yield { message, at: ['components', 'schemas', name] };
    }
  },
};
