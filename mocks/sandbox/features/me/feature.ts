import { defineFeature } from '../feature.ts';

/** The identity of the caller. */
export const meFeature = defineFeature({
  handlers: {
    getMe: ({ principal: { user, tokenId, scopes, mode, workspace } }) => ({
      user: { id: user.id, email: user.email },
      token: { id: tokenId, scopes: [...scopes], mode },
      workspace: { slug: workspace.slug },
    }),
  },
});
