import { at, has, type JsonSchema, when } from './schema-rule.ts';

/** A place with an example. */
export const withExample: JsonSchema = {
  anyOf: [
    has('example'),
    { required: ['examples'], properties: { examples: { minItems: 1, minProperties: 1 } } },
  ],
};

const here = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });
const composed = ['allOf', 'oneOf', 'anyOf'];

/**
 * A schema whose properties, at any depth, have examples. A property that refers to another schema, is composed, or has a single
 * value needs none. `if`, `then` and `not` only constrain existing properties.
 */
export const propertiesWithExamples: JsonSchema = {
  ...here('node'),
  definitions: {
    node: {
      properties: {
        properties: { additionalProperties: { allOf: [here('exampleOrExempt'), here('node')] } },
        items: here('node'),
        additionalProperties: here('node'),
        ...Object.fromEntries(composed.map((keyword) => [keyword, { items: here('branch') }])),
      },
    },
    // A branch without a type only constrains properties of others.
    branch: when(at(['type'], { const: 'object' }), here('node')),
    exampleOrExempt: { anyOf: [...(withExample.anyOf as JsonSchema[]), here('exempt')] },
    exempt: {
      anyOf: [
        ...['$ref', 'const', 'properties', ...composed].map((keyword) => has(keyword)),
        { required: ['items'], properties: { items: here('exempt') } },
      ],
    },
  },
};
