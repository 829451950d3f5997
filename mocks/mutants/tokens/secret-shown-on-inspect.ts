import { operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, readJson } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

export const secretShownOnInspect: Mutant = {
  clause: 'tokens.inspect-hides-secret',
  text: 'Inspecting a key returns its secret again.',
  wrap: (next) => {
    const secrets = new Map<unknown, unknown>();
    return async (request) => {
      const response = await next(request);
      const operation = findOperation(request)?.id;
      const issues = operation === operations.mintToken.id || operation === operations.rotateToken.id;
      if (issues && response.ok) {
        const key = await readJson(response);
        secrets.set(key?.id, key?.secret);
      }
      if (operation !== operations.getToken.id || !response.ok) return response;
      return alterJson(response, (key) =>
        secrets.has(key.id) ? { ...key, secret: secrets.get(key.id) } : key,
      );
    };
  },
};
