import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

export const noTrailers: Variant = {
  text: 'NDJSON never has trailers: a proxy removes `TE`, and the metadata is in the last line.',
  allowedBy: 'Output encodings: the cursor is sent in HTTP trailers or in a final line.',
  families: ['encodings'],
  wrap: (next) => async (request) =>
    request.headers.has('TE')
      ? next((await repeatable(request)).again({ headers: { TE: null } }))
      : next(request),
};
