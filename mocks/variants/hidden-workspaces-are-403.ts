import { errors } from '@workspace-api/contract';
import { changeErrors } from '../wrappers/change-responses.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import type { Variant } from './lib/variant.ts';

const billing = 'billing';

export const hiddenWorkspacesAre403: Variant = {
  text: "A workspace that the token can't access returns 403, whether it exists or not.",
  allowedBy: 'Status codes: 403 is for workspace access, 404 for what is not visible to the token.',
  families: ['tenancy', 'errors'],
  decision: 25,
  wrap: changeErrors((error, response, request) => {
    const operation = findOperation(request);
    const isOwn = new URL(request.url).pathname.includes('/workspaces/acme/');
    const hidden = response.status === 404 && operation?.path.includes('{slug}') && operation.tag !== billing;
    return hidden && !isOwn
      ? {
          status: errors['workspace-forbidden'].status,
          error: { ...error, code: errors['workspace-forbidden'].code },
        }
      : undefined;
  }),
};
