import { consolePath } from '../console.ts';
import { noWorkspace } from '../find-tenant.ts';
import type { ControlHandlers } from '../handler.ts';

/** Console access to a workspace. */
export const console: ControlHandlers<'getConsole'> = {
  getConsole: async ({ context, input: { path }, url }) => {
    const { slug, mode } = path;
    const owner = await context.callers.findOwner(slug, mode);
    if (!owner) throw noWorkspace(slug);
    return {
      base_url: new URL(url).origin + consolePath(slug, mode),
      workspace: slug,
      mode,
      user: owner.user,
      scopes: [...owner.scopes],
    };
  },
};
