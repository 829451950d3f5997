import { operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

const slugInPath = /(\/workspaces\/)([^/]+)/;

export const foreignWorkspaceOpen: Mutant = {
  clause: 'tenancy.foreign-workspace-refused',
  text: "Any slug in the path is accepted, and returns the records of the token's workspace.",
  wrap: (next) => async (request) => {
    const { again } = await repeatable(request);
    const response = await next(again());
    if (response.status !== 404 || findOperation(request)?.path.includes('{slug}') !== true) return response;
    const current = new URL(request.url.replace(/\/workspaces\/.*$/, operations.getCurrentWorkspace.path));
    const own = await readJson(await next(new Request(current, { headers: request.headers })));
    const slug = slugInPath.exec(request.url)?.[2];
    if (typeof own?.slug !== 'string' || own.slug === slug) return response;
    return next(again({ url: request.url.replace(slugInPath, `$1${own.slug}`) }));
  },
};
