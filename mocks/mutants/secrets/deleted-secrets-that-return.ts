import { operations, resources } from '@workspace-api/contract';
import { changePages } from '../../wrappers/change-pages.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import type { Mutant } from '../lib/mutant.ts';
import { findRecordId, getAuthorization, slugIn } from '../lib/owners.ts';

type Secret = Record<string, unknown>;

/** Lists that show deleted secrets again after a later change of another secret. */
export const deletedSecretsThatReturn: Mutant = {
  clause: 'secrets.delete-is-permanent',
  text: 'Rotating a secret restores the secrets that were deleted before.',
  wrap: (next) => {
    const shownSecrets = new Map<string, Secret>();
    const deleted = new Map<string, Secret>();
    let restored: Secret[] = [];
    const place = (request: Request, name: string) =>
      `${slugIn(request.url)} ${getAuthorization(request)} ${name}`;
    return changePages((page, request) => {
      if (findOperation(request)?.id !== operations.listSecrets.id) return page;
      const records = page.records as Secret[];
      for (const secret of records) shownSecrets.set(place(request, String(secret.name)), secret);
      return page.cursor === null ? { ...page, records: [...records, ...restored] } : page;
    })(async (request) => {
      const response = await next(request);
      const operation = findOperation(request)?.id;
      const name = findRecordId(request) ?? '';
      if (operation === operations.deleteSecret.id && response.ok)
        deleted.set(name, shownSecrets.get(place(request, name)) ?? { [resources.secret.id]: name });
      if (operation === operations.rotateSecret.id && response.ok) restored = [...deleted.values()];
      return response;
    });
  },
};
