import { operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

export const rotatedSecretStillWorks: Mutant = {
  clause: 'tokens.rotate-kills-old-secret',
  text: 'The old secret of a rotated key keeps working.',
  wrap: (next) => {
    const current = new Map<unknown, unknown>();
    const replacedBy = new Map<string, string>();
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      const operation = findOperation(request)?.id;
      if ((operation === operations.mintToken.id || operation === operations.rotateToken.id) && response.ok) {
        const key = await readJson(response);
        const old = current.get(key?.id);
        if (old !== undefined) replacedBy.set(`Bearer ${String(old)}`, `Bearer ${String(key?.secret)}`);
        current.set(key?.id, key?.secret);
      }
      const successor = replacedBy.get(request.headers.get('Authorization') ?? '');
      if (response.status !== 401 || successor === undefined) return response;
      return next(again({ headers: { Authorization: successor } }));
    };
  },
};
