import type { Handlers } from '../../http/handler.ts';

/** The caller (`GET /me`). */
export const me: Handlers<'getMe'> = {
  getMe: ({ principal: { user, tokenId, scopes, mode, workspace } }) => ({
    user: { id: user.id, email: user.email },
    token: { id: tokenId, scopes: [...scopes], mode },
    workspace: { slug: workspace.slug },
  }),
};
