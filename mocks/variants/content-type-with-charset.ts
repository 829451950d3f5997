import { mediaTypes } from '@workspace-api/contract';
import { changeResponses } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const contentTypeWithCharset: Variant = {
  text: 'JSON is sent as `application/json; charset=utf-8`.',
  allowedBy: "Conventions: bodies are application/json; parameters aren't mentioned.",
  families: ['identity', 'errors', 'tokens'],
  wrap: changeResponses((response) => {
    if (response.headers.get('Content-Type') === mediaTypes.json)
      response.headers.set('Content-Type', `${mediaTypes.json}; charset=utf-8`);
    return response;
  }),
};
