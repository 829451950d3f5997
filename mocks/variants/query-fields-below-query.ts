import { changeErrors } from '../wrappers/change-responses.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const queryFieldsBelowQuery: Variant = {
  text: 'The fields of errors about query parameters start with `/query`.',
  allowedBy:
    "Envelope: a path is in the style of a JSON pointer, such as /email; paths for parameters aren't documented.",
  families: ['logs', 'validation'],
  wrap: changeErrors((error, _response, request) => {
    const { fields } = error;
    if (!Array.isArray(fields) || request.method !== 'GET') return undefined;
    return {
      error: {
        ...error,
        fields: fields.map((field: Json) => ({ ...field, path: `/query${String(field.path)}` })),
      },
    };
  }),
};
