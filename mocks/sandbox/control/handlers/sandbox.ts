import { apiBase } from '../../core/mounts.ts';
import { invalid } from '../../core/problem.ts';
import { timestamp } from '../../http/app-context.ts';
import { BadRecords, checkRecords, type OwnRecords } from '../../seed/own/own-records.ts';
import type { ControlHandlers } from '../handler.ts';

const asked = (body: unknown): OwnRecords => {
  try {
    return checkRecords(body);
  } catch (error) {
    throw error instanceof BadRecords ? invalid(error.faults, error.omitted) : error;
  }
};

/** The sandbox itself. */
export const sandbox: ControlHandlers<'getSandbox' | 'reset'> = {
  getSandbox: async ({ context, origin }) => ({
    base_url: `${origin}${apiBase}`,
    console_url: origin,
    now: timestamp(context),
    workspace: context.demoTokens[0]?.workspace ?? '',
    tokens: context.demoTokens.map(({ purpose: _, ...token }) => ({ ...token, scopes: [...token.scopes] })),
  }),

  reset: async ({ context, body }) => {
    await context.reset(body && asked(body));
    return undefined;
  },
};
