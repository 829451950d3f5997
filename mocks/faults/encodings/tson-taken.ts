import { mediaTypes } from '@workspace-api/contract';
import type { Fault } from '../lib/fault.ts';

export const tsonTaken: Fault = {
  clause: 'encodings.tson-is-one-way',
  text: 'A write with a TSON body succeeds, and its body is ignored.',
  wrap: (next) => async (request) =>
    request.headers.get('Content-Type')?.startsWith(mediaTypes.tson)
      ? new Response(null, { status: 204 })
      : next(request),
};
