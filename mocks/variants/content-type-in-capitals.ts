import { mediaTypes } from '@workspace-api/contract';
import { changeResponses } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const contentTypeInCapitals: Variant = {
  text: 'The media type of JSON is `Application/JSON`.',
  allowedBy:
    'Conventions: bodies are application/json; media types are case-insensitive (RFC 9110, section 8.3.1).',
  families: ['identity', 'errors'],
  wrap: changeResponses((response) => {
    if (response.headers.get('Content-Type') === mediaTypes.json)
      response.headers.set('Content-Type', 'Application/JSON');
    return response;
  }),
};
