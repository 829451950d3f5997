import { basePath } from '@workspace-api/contract';
import type { Input } from '@workspace-api/contract/sandbox';
import { timestamp } from '../../core/clock.ts';
import { type FieldError, invalid } from '../../core/problem.ts';
import { InvalidRecordsError, type Seed } from '../../core/seed-records.ts';
import { jsonText } from '../../http/json-text.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import type { ControlHandlers } from '../handler.ts';

const notBoth: FieldError = {
  path: '/records',
  reason: 'unknown_field',
  message: 'Set either records or workspaces.',
};

const checkChoice: FieldCheck<Input<'reset'>> = ({ body: { records, workspaces } }) =>
  records !== undefined && workspaces !== undefined ? [notBoth] : [];

/** Converts the error of invalid records to a response. */
const toProblem = (error: unknown): never => {
  throw error instanceof InvalidRecordsError ? invalid(error.fields, error.omitted) : error;
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
    const records = body?.records ?? (body as Seed | undefined);
    await context.reset(records).catch(toProblem);
    const warnings = typeof records === 'object' ? context.seeding.warnings(records) : [];
    return warnings.length > 0 ? { warnings } : undefined;
  }),

  checkSeed: async ({ context, input: { body } }) => ({
    warnings: context.seeding.warnings(await context.seeding.check(body).catch(toProblem)),
  }),

  exportSeed: async ({ context }) => jsonText(await context.seeding.read()),
};
