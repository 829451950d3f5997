import { clauseList, type OperationShape, operationList } from '@workspace-api/contract';
import { z } from 'zod';
import { sampleProblem } from '../../resources/samples.ts';
import type { DriverFactory } from '../../target/driver.ts';
import { efforts } from './effort.ts';
import type { GateOptions } from './gate-options.ts';
import { didYouMean } from './nearest.ts';
import { createMatcher } from './patterns.ts';
import { receiverAddress } from './receiver-address.ts';
import { StartupError } from './startup-error.ts';
import type { Waiver } from './waivers.ts';

/** A string that isn't blank. */
const nonEmptyString = z.string().trim().min(1, 'expected a non-empty string');

const createPatternSchema = (kind: string, candidates: readonly string[]) =>
  nonEmptyString.refine((pattern) => candidates.some(createMatcher([pattern])), {
    error: ({ input }) => {
      const meant = didYouMean(String(input), candidates);
      return `no ${kind} matches "${String(input)}"${meant ? `. ${meant}` : ''}`;
    },
  });

const listIds = (clauses: readonly { id: string }[]): string[] => clauses.map(({ id }) => id);

const operations: readonly OperationShape[] = operationList;
const operationPattern = createPatternSchema('operation', listIds(operations));

const unsupported = z
  .strictObject({
    clause: createPatternSchema('clause', listIds(clauseList)).optional(),
    operation: operationPattern.optional(),
    tag: createPatternSchema('operation tag', [...new Set(operations.map(({ tag }) => tag))]).optional(),
    reason: nonEmptyString,
  })
  .refine(({ clause, operation, tag }) => (clause ?? operation ?? tag) !== undefined, {
    error: 'expected a clause, an operation or a tag',
  });

const waivablePattern = createPatternSchema(
  'must or should clause',
  listIds(clauseList.filter(({ level }) => level !== 'provisional')),
);

const waiver = z.strictObject({
  clause: waivablePattern,
  operation: operationPattern.optional(),
  reason: nonEmptyString,
  link: z.url({ protocol: /^https?$/, error: 'expected an http(s) URL' }).optional(),
  until: z.iso.date('expected a date such as 2027-05-31').optional(),
  intermittent: z.boolean().optional(),
} satisfies Record<keyof Waiver, z.ZodType>);

const isDriver = (value: unknown): boolean => typeof value === 'string' || typeof value === 'function';

/** The schema of each option of the gate. The types cover only TypeScript callers. */
export const optionSchemas = {
  target: nonEmptyString,
  token: nonEmptyString,
  tokens: z.strictObject({
    session: nonEmptyString.optional(),
    secondWorkspace: z.strictObject({ workspace: nonEmptyString, token: nonEmptyString }).optional(),
    live: nonEmptyString.optional(),
  }),
  consoleUrl: z.url({ protocol: /^https?$/, error: 'expected an http(s) URL' }),
  driver: z.custom<string | DriverFactory>(
    isDriver,
    'expected the path or the name of a module, or a function',
  ),
  driverOptions: z.record(z.string(), z.string()),
  receiverUrl: z.url({ protocol: /^https?$/, error: 'expected an http(s) URL' }),
  receiverListen: z
    .string()
    .refine((value) => receiverAddress(value) !== null, 'expected host:port such as 0.0.0.0:8085'),
  unsupported: z.array(unsupported),
  waivers: z.array(waiver),
  samples: z.record(z.string(), z.unknown()).superRefine((samples, check) => {
    for (const [id, sample] of Object.entries(samples)) {
      const problem = sampleProblem(id, sample);
      if (problem) check.addIssue({ code: 'custom', message: problem });
    }
  }),
  mayChangeLiveData: z.boolean(),
  effort: z.enum(efforts),
  seed: z.int(),
  only: z.array(createPatternSchema('clause', listIds(clauseList))),
  replay: nonEmptyString,
  allowPartial: z.boolean(),
  concurrency: z.int().min(1).max(64),
  timeoutMs: z.number().positive(),
  maxWaitMs: z.number().nonnegative(),
  maxDurationMs: z.number().positive(),
} satisfies Record<keyof Omit<GateOptions, 'signal'>, z.ZodType>;

/** Examples for entries that are easy to get wrong. */
const examples: Readonly<Record<string, string>> = {
  unsupported: "{ tag: 'billing', reason: 'planned for May' }",
  waivers:
    "{ clause: 'tokens.revoke-is-immediate', operation: 'getMe', reason: 'cached', link: 'https://…', until: '2027-05-31' }",
};

const formatPlace = (path: readonly PropertyKey[]): string =>
  path
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at > 0 ? '.' : ''}${String(step)}`))
    .join('');

const getHint = (path: readonly PropertyKey[], message: string): string => {
  const example = examples[String(path[0])];
  if (example) return ` Example: ${example}.`;
  return /^no clause/.test(message) ? ' Use --list to list all clauses.' : '';
};

/** The problems of the options, each with its path and what was expected. No value of a secret is shown. */
export const problemsIn = (schema: z.ZodType, options: unknown): string[] => {
  const { error } = schema.safeParse(options);
  return (error?.issues ?? []).map((issue) => {
    const place = formatPlace(issue.path);
    if (issue.code === 'unrecognized_keys') {
      const names = issue.keys.map((key) => `"${key}"`).join(', ');
      const noun = place === '' ? 'setting' : `member of ${place}`;
      return `unknown ${noun} ${names}.${getHint(issue.path, '')}`;
    }
    const message = issue.message.replace(/^Invalid (?:input|option): /, '');
    return `${place === '' ? '' : `${place}: `}${message}${message.endsWith('?') ? '' : '.'}${getHint(issue.path, message)}`;
  });
};

const optionsSchema = z.object(optionSchemas).partial();

/** Checks options, which have no types if they come from JavaScript or a command line. @throws StartupError */
export const checkOptions = (options: Partial<GateOptions>): void => {
  const problems = problemsIn(optionsSchema, options);
  if (problems.length > 0) throw new StartupError(['Invalid options.', ...problems].join('\n'));
};
