import { changeSuccesses } from '../wrappers/change-responses.ts';
import { hiddenResponses } from './lib/not-shown.ts';
import type { Variant } from './lib/variant.ts';

export const noContent: Variant = {
  text: 'Writes return 204 without a body.',
  allowedBy: 'Endpoints: neither success statuses nor these response bodies are documented.',
  families: ['approvals', 'secrets', 'pages'],
  decision: 5,
  wrap: changeSuccesses(hiddenResponses, ({ headers: old }) => {
    const headers = new Headers(old);
    headers.delete('Content-Type');
    headers.delete('Content-Length');
    return new Response(null, { status: 204, headers });
  }),
};
