import { type ClauseId, type OperationId, operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { findRecordId, getAuthorization } from '../lib/owners.ts';

/** Dead secrets that work again after a later change of another key. */
const returnsAfter = (
  { diesBy, returnsBy, clause }: { diesBy: OperationId; returnsBy: OperationId; clause: ClauseId },
  text: string,
): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const secrets = new Map<string, string>();
    const dead = new Map<string, { by: string; isBack: boolean }>();
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      const operation = findOperation(request)?.id;
      const id = findRecordId(request) ?? '';
      if (response.ok && operation === returnsBy)
        for (const [secret, death] of dead)
          if (secret !== secrets.get(id)) dead.set(secret, { ...death, isBack: true });
      const old = secrets.get(id);
      if (response.ok && operation === diesBy && old)
        dead.set(old, { by: getAuthorization(request), isBack: false });
      if (response.ok && (operation === operations.mintToken.id || operation === operations.rotateToken.id)) {
        const key = await readJson(response);
        secrets.set(String(key?.id), `Bearer ${String(key?.secret)}`);
      }
      const death = dead.get(getAuthorization(request));
      return response.status === 401 && death?.isBack
        ? next(again({ headers: { Authorization: death.by } }))
        : response;
    };
  },
});

export const secretsThatReturn: Record<string, Mutant> = {
  'revoked-key-returns-after-a-rotation': returnsAfter(
    { diesBy: 'revokeToken', returnsBy: 'rotateToken', clause: 'tokens.revoke-is-permanent' },
    'A revoked key works again after another key is rotated.',
  ),
  'revoked-key-returns-after-a-creation': returnsAfter(
    { diesBy: 'revokeToken', returnsBy: 'mintToken', clause: 'tokens.revoke-is-permanent' },
    'A revoked key works again after another key is created.',
  ),
  'rotated-secret-returns-after-a-revocation': returnsAfter(
    { diesBy: 'rotateToken', returnsBy: 'revokeToken', clause: 'tokens.rotate-kills-old-secret' },
    'The old secret of a rotated key works again after another key is revoked.',
  ),
};
