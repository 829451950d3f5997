import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

export const noTrailers: Variant = {
  text: 'NDJSON never has trailers: a proxy removes `TE`, and the metadata comes in the last line.',
  allowedBy: 'Output encodings: the cursor arrives as HTTP trailers, or as a final line.',
  families: ['encodings'],
  wrap: (next) => async (request) =>
    request.headers.has('TE')
      ? next((await repeatable(request)).again({ headers: { TE: null } }))
      : next(request),
};
