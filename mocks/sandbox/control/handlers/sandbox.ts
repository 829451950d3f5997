import type { Input } from '@workspace-api/contract/sandbox';
import { type FieldError, invalid } from '../../core/problem.ts';
import { jsonText } from '../../http/json-text.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import { InvalidRecordsError, type Seed } from '../../store/seed/seed-records.ts';
import type { ControlHandlers } from '../handler.ts';

const notBoth: FieldError = {
  path: '/records',
  reason: 'unknown_field',
  message: 'Set either records or workspaces.',
};

const notWithRecords: FieldError = {
  path: '/workspace',
  reason: 'unknown_field',
  message: 'A workspace is reset to its own initial records. Set either workspace, or records or workspaces.',
};

const checkChoice: FieldCheck<Input<'reset'>> = ({ body: { records, workspaces, workspace } }) => {
  const isOwn = records !== undefined || workspaces !== undefined;
  return [
    ...(records !== undefined && workspaces !== undefined ? [notBoth] : []),
    ...(workspace !== undefined && isOwn ? [notWithRecords] : []),
  ];
};

/** Converts the error of invalid records to a response. */
const toProblem = (error: unknown): never => {
  throw error instanceof InvalidRecordsError ? invalid(error.fields, error.omitted) : error;
};

/** The sandbox itself. */
export const sandbox: ControlHandlers<'reset' | 'checkSeed' | 'exportSeed'> = {
  reset: withCheck(checkChoice, async ({ context, input: { body } }) => {
    if (body?.workspace !== undefined) {
      await context.resetWorkspace(body.workspace);
      return undefined;
    }
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
