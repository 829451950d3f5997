import { changeResponses } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const oneRequestAConnection: Variant = {
  text: 'Every response closes its connection.',
  allowedBy: "Conventions: connections aren't mentioned (RFC 9112, section 9.6).",
  families: ['identity', 'tokens'],
  wrap: changeResponses((response) => {
    const headers = new Headers(response.headers);
    headers.set('Connection', 'close');
    return new Response(response.body, { status: response.status, headers });
  }),
};
