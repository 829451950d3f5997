import { mediaTypes } from '@workspace-api/contract';
import { changeResponses } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

const parameters = ['', '; charset=utf-8', ';charset="UTF-8"'] as const;

const types: readonly (string | null)[] = [
  mediaTypes.json,
  mediaTypes.ndjson,
  mediaTypes.csv,
  mediaTypes.tson,
];

export const charsetInTurn: Variant = {
  text: 'Media types have a charset in some responses, and none in others.',
  allowedBy: "Conventions: bodies are application/json; parameters aren't mentioned.",
  families: ['encodings', 'errors', 'idempotency', 'compression'],
  wrap: (next) => {
    let count = 0;
    return changeResponses((response) => {
      count += 1;
      const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';');
      if (types.includes(type))
        response.headers.set('Content-Type', `${type}${parameters[count % parameters.length]}`);
      return response;
    })(next);
  },
};
