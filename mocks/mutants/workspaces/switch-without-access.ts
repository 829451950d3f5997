import { errors } from '@workspace-api/contract';
import { withJson } from '../../wrappers/json.ts';
import { onOperations } from '../../wrappers/on-operation.ts';
import type { Mutant } from '../lib/mutant.ts';

export const switchWithoutAccess: Mutant = {
  clause: 'workspaces.switch-without-access',
  text: 'A switch to a workspace without access succeeds without effect.',
  wrap: onOperations(['switchWorkspace'], () => async (request, next) => {
    const response = await next(request);
    if (response.status !== errors['workspace-forbidden'].status) return response;
    const slug = new URL(request.url).pathname.split('/').at(-2);
    return withJson(response, 200, { workspace: { id: 'ws_1', slug, name: slug } });
  }),
};
