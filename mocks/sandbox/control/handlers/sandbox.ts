import { basePath } from '@workspace-api/contract';
import type { Input } from '@workspace-api/contract/sandbox';
import { timestamp } from '../../core/clock.ts';
import { type FieldError, invalid } from '../../core/problem.ts';
import { InvalidRecordsError, type Seed } from '../../core/seed-records.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { jsonText } from '../../http/json-text.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import type { ControlHandlers, ControlRequest } from '../handler.ts';

const notBoth: FieldError = {
  path: '/records',
  reason: 'unknown_field',
  message: 'Set either records or workspaces.',
};

const checkChoice: FieldCheck<Input<'reset'>> = ({ body: { records, workspaces } }) =>
  records !== undefined && workspaces !== undefined ? [notBoth] : [];

const checkRecords = async ({ seeding }: AppContext, records: unknown): Promise<Seed> => {
  try {
    return await seeding.check(records);
  } catch (error) {
    throw error instanceof InvalidRecordsError ? invalid(error.fields, error.omitted) : error;
  }
};

const resolveRecords = async (
  context: AppContext,
  body: ControlRequest<'reset'>['input']['body'],
): Promise<Seed | 'demo' | undefined> => {
  if (body === undefined) return undefined;
  return body.records ?? (await checkRecords(context, body));
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

  reset: withCheck(checkChoice, async ({ context, input: { body } }) => {
    const records = await resolveRecords(context, body);
    await context.reset(records);
    const warnings = typeof records === 'object' ? context.seeding.warnings(records) : [];
    return warnings.length > 0 ? { warnings } : undefined;
  }),

  checkSeed: async ({ context, input: { body } }) => ({
    warnings: context.seeding.warnings(await checkRecords(context, body)),
  }),

  exportSeed: async ({ context }) => jsonText(await context.seeding.read()),
};
