import { Ajv2020 } from 'ajv/dist/2020.js';
import { asNode, isNode, type Node, type Path } from '../document.ts';
import type { Finding, Rule } from '../rule.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Lists every header object, both shared and inline. */
function* listHeaders(node: unknown, at: Path): Iterable<{ header: Node; at: Path }> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* listHeaders(item, [...at, index]);
  } else if (isNode(node)) {
    for (const [key, child] of Object.entries(node)) {
      const here = [...at, key];
      const inHeaders = at.at(-1) === 'headers' && isNode(child) && isNode(child.schema);
      if (inHeaders) yield { header: child, at: here };
      else if (key !== 'value' && key !== 'example') yield* listHeaders(child, here);
    }
  }
}

/** Redocly validates the examples of bodies, schemas and parameters, but not the examples of headers. */
export const headerExamples: Rule = {
  description: 'The example of a header is valid under its schema.',
  *check(document): Iterable<Finding> {
    for (const { header, at } of listHeaders(document, [])) {
      const schema = asNode(header.schema);
      // References can't be resolved here. The contract's headers have none.
      if (header.example === undefined || JSON.stringify(schema).includes('"$ref"')) continue;
      const validate = ajv.compile(schema);
      if (!validate(header.example)) {
        const why = ajv.errorsText(validate.errors, { dataVar: 'it' });
        const message = `The header ${at.at(-1)} has the example ${JSON.stringify(header.example)}: ${why}.`;
        yield { message, at: [...at, 'example'] };
      }
    }
  },
};
