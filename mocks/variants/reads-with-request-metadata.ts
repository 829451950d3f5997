import { randomUUID } from 'node:crypto';
import { changeResponses } from '../wrappers/change-responses.ts';
import { alterJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const readsWithRequestMetadata: Variant = {
  text: 'The response to a read contains its request id and time, which always differ.',
  allowedBy: "Resources: the tables list fields and don't exclude others.",
  families: ['tenancy', 'authentication', 'pages', 'theme', 'billing', 'agents'],
  wrap: changeResponses((response, request) =>
    request.method === 'GET' && response.ok
      ? alterJson(response, (json) => ({
          ...json,
          request_id: randomUUID(),
          served_at: new Date().toISOString(),
        }))
      : response,
  ),
};
