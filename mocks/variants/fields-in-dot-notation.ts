import { changeErrors } from '../wrappers/change-responses.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const fieldsInDotNotation: Variant = {
  text: 'The paths of invalid fields are in dot notation, such as `body.scopes.0`.',
  allowedBy:
    'Envelope: a path is in the style of a JSON pointer, which recommends that form without requiring it.',
  families: ['validation', 'errors'],
  wrap: changeErrors((error) => {
    const { fields } = error;
    if (!Array.isArray(fields)) return undefined;
    return {
      error: {
        ...error,
        fields: fields.map((field: Json) => ({
          ...field,
          path: `body${String(field.path).replaceAll('/', '.')}`,
        })),
      },
    };
  }),
};
