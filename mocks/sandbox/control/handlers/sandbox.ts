import { timestamp } from '../../app-context.ts';
import { apiBase } from '../../mounts.ts';
import type { ControlHandlers } from '../handler.ts';

/** The sandbox itself. */
export const sandbox: ControlHandlers<'getSandbox' | 'reset'> = {
  getSandbox: async ({ context, origin }) => ({
    base_url: `${origin}${apiBase}`,
    console_url: origin,
    now: timestamp(context),
    workspace: context.demoTokens[0]?.workspace ?? '',
    tokens: context.demoTokens.map(({ purpose: _, ...token }) => ({ ...token, scopes: [...token.scopes] })),
  }),

  reset: async ({ context }) => {
    await context.reset();
    return undefined;
  },
};
