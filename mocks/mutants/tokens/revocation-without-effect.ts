import { operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import type { Mutant } from '../lib/mutant.ts';

export const revocationWithoutEffect: Mutant = {
  clause: 'tokens.revoke-is-immediate',
  text: 'A revoked key keeps working, as if it were cached.',
  wrap: (next) => async (request) => {
    if (findOperation(request)?.id !== operations.revokeToken.id) return next(request);
    const record = await next(new Request(request.url, { headers: request.headers }));
    const done = Number(
      Object.keys(operations.revokeToken.responses).find((status) => status.startsWith('2')),
    );
    if (!record.ok) return record;
    const headers = new Headers(record.headers);
    headers.delete('Content-Type');
    headers.delete('Content-Length');
    return new Response(null, { status: done, headers });
  },
};
