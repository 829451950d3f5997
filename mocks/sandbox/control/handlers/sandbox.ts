import { basePath } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import { type FieldError, invalid } from '../../core/problem.ts';
import { InvalidRecordsError, type Seed } from '../../core/seed-records.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { ControlHandlers, ControlRequest } from '../handler.ts';

const notBoth: FieldError = {
  path: '/records',
  reason: 'unknown_field',
  message: 'Set either records or workspaces.',
};

const checkRecords = ({ seeding }: AppContext, records: unknown): Seed => {
  try {
    return seeding.check(records);
  } catch (error) {
    throw error instanceof InvalidRecordsError ? invalid(error.fields, error.omitted) : error;
  }
};

const resolveRecords = (
  context: AppContext,
  body: ControlRequest<'reset'>['input']['body'],
): Seed | 'demo' | undefined => {
  if (body === undefined) return undefined;
  if (body.records !== undefined && body.workspaces !== undefined) throw invalid([notBoth]);
  return body.records ?? checkRecords(context, body);
};

/** The sandbox itself. */
export const sandbox: ControlHandlers<'getSandbox' | 'reset' | 'checkSeed' | 'exportSeed'> = {
  getSandbox: ({ context, url }) => {
    const { origin } = new URL(url);
    return {
      base_url: `${origin}${basePath}`,
      console_url: origin,
      now: timestamp(context),
      workspace: context.knownTokens[0]?.workspace ?? '',
      private_addresses: context.privateAddresses,
      tokens: context.knownTokens.map((token) => ({
        ...token,
        scopes: [...token.scopes],
      })),
    };
  },

  reset: async ({ context, input: { body } }) => {
    const records = resolveRecords(context, body);
    await context.reset(records);
    const warnings = typeof records === 'object' ? context.seeding.warnings(records) : [];
    return warnings.length > 0 ? { warnings } : undefined;
  },

  checkSeed: ({ context, input: { body } }) => ({
    warnings: context.seeding.warnings(checkRecords(context, body)),
  }),

  exportSeed: ({ context }) => context.seeding.read(),
};
