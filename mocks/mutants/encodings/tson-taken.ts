import { mediaTypes } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';

export const tsonTaken: Mutant = {
  clause: 'encodings.tson-is-one-way',
  text: 'A write with a TSON body succeeds, but its body is ignored.',
  wrap: (next) => async (request) =>
    request.headers.get('Content-Type')?.startsWith(mediaTypes.tson)
      ? new Response(null, { status: 204 })
      : next(request),
};
