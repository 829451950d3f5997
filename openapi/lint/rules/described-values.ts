import { isNode } from '../document.ts';
import type { SpectralRule } from '../rule.ts';

const quoted = /`([a-z][a-z0-9_]*)`/g;

/**
 * A description that lists values of an enumeration, or parts of them such as a scope's level, in backticks lists no others. The
 * values of `x-values` have descriptions of their own, which may name anything.
 */
export const describedValues: SpectralRule = {
  description: 'A description of an enumeration names only its values in backticks.',
  message: '{{error}}',
  severity: 'error',
  resolved: false,
  given: "$..[?(@ && @.enum && @.description && !@['x-values'])]",
  // biome-ignore lint/suspicious/noThenProperty: Spectral's name for the action of a rule.
  then: {
    function: (schema: unknown) => {
      if (!isNode(schema) || !Array.isArray(schema.enum) || typeof schema.description !== 'string') return [];
      const values = schema.enum.map(String);
      const named = new Set(values.flatMap((value) => [value, ...value.split(':')]));
      return [...schema.description.matchAll(quoted)]
        .filter(([, value = '']) => !named.has(value))
        .map(([text]) => ({
          message: `The description names ${text}, which is not one of its values: ${values.join(', ')}.`,
        }));
    },
  },
};
