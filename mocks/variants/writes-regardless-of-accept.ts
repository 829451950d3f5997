import { mediaTypes, operations } from '@workspace-api/contract';
import { changeRequests } from '../wrappers/change-requests.ts';
import { withQuery } from '../wrappers/list-page.ts';
import type { Variant } from './lib/variant.ts';

export const writesRegardlessOfAccept: Variant = {
  text: 'Writes are carried out and respond in JSON, regardless of Accept and format.',
  allowedBy:
    'Output encodings: only a read of a single resource has to refuse another encoding; writes are not mentioned.',
  families: ['errors', 'encodings', 'idempotency'],
  wrap: changeRequests(({ operation, request }) =>
    operation.method === 'GET' || operation.tag === operations.refreshSession.tag
      ? undefined
      : { url: withQuery(request.url, { format: null }), headers: { Accept: mediaTypes.json } },
  ),
};
