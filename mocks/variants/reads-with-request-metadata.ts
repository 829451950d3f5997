import { randomUUID } from 'node:crypto';
import { changeResponses } from '../wrappers/change-responses.ts';
import { alterJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const readsWithRequestMetadata: Variant = {
  text: 'The answer to a read has the id of its request and the time, which differ each time.',
  allowedBy: 'Resources: the tables name fields; nothing says that there are no others.',
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
