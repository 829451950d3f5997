import { basePath } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import { invalid } from '../../core/problem.ts';
import { InvalidRecordsError, type Seed } from '../../core/seed-records.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { ControlHandlers } from '../handler.ts';

const validateSeed = (context: AppContext, body: unknown): Seed => {
  try {
    return context.seeding.check(body);
  } catch (error) {
    throw error instanceof InvalidRecordsError ? invalid(error.fields, error.omitted) : error;
  }
};

/** The sandbox itself. */
export const sandbox: ControlHandlers<'getSandbox' | 'reset'> = {
  getSandbox: ({ context, url }) => {
    const { origin } = new URL(url);
    return {
      base_url: `${origin}${basePath}`,
      console_url: origin,
      now: timestamp(context),
      workspace: context.knownTokens[0]?.workspace ?? '',
      private_addresses: context.privateAddresses,
      tokens: context.knownTokens.map(({ purpose: _, ...token }) => ({
        ...token,
        scopes: [...token.scopes],
      })),
    };
  },

  reset: async ({ context, input: { body } }) => {
    await context.reset(body && validateSeed(context, body));
    return undefined;
  },
};
