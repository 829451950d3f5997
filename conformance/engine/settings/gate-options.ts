import { clauseList, type OperationShape, operationList } from '@workspace-api/contract';
import { z } from 'zod';
import { sampleProblem } from '../../resources/samples.ts';
import type { DriverFactory } from '../../target/driver.ts';
import type { ListenAddress } from '../../target/listen.ts';
import { mappingSchema } from '../../target/mapping.ts';
import { listProblems, strictObject } from '../../target/schema.ts';
import { StartupError } from '../errors.ts';
import { randomSeed } from './choose.ts';
import { efforts } from './effort.ts';
import { createMatcher, didYouMean } from './patterns.ts';
import { parseReplay } from './replay-id.ts';

/** A string that isn't blank. */
const nonEmptyString = z.string().trim().min(1, 'expected a non-empty string');

const httpUrl = z.url({ protocol: /^https?$/, error: 'expected an http(s) URL' });

const createPatternSchema = (kind: string, candidates: readonly string[]) =>
  nonEmptyString.refine((pattern) => candidates.some(createMatcher([pattern])), {
    error: ({ input }) => {
      const meant = didYouMean(String(input), candidates);
      const hint = meant || (kind === 'clause' ? 'Use --list to list all clauses' : '');
      return `no ${kind} matches "${String(input)}"${hint && `. ${hint}`}`;
    },
  });

const listIds = (clauses: readonly { id: string }[]): string[] => clauses.map(({ id }) => id);

const operations: readonly OperationShape[] = operationList;
const operationPattern = createPatternSchema('operation', listIds(operations));

/**
 * Something that the target's owner declares unsupported: clauses, operations, or clauses at some operations. Every given
 * member has to match. Patterns are the same as for `--only`.
 */
const unsupported = strictObject({
  /** Clauses: `billing`, `webhooks.*`, `theme.publish-is-live`. */
  clause: createPatternSchema('clause', listIds(clauseList)).optional(),
  /** Operations, by their operationId: `changePlan`, `list*`. */
  operation: operationPattern.optional(),
  /** Operations, by their tag: `billing`. */
  tag: createPatternSchema('operation tag', [...new Set(operations.map(({ tag }) => tag))]).optional(),
  reason: nonEmptyString,
}).refine(({ clause, operation, tag }) => (clause ?? operation ?? tag) !== undefined, {
  error: 'expected a clause, an operation or a tag',
});

const waivablePattern = createPatternSchema(
  'must or should clause',
  listIds(clauseList.filter(({ level }) => level !== 'provisional')),
);

/** A broken requirement or recommendation that the target's owner knows about. Patterns are the same as for `--only`. */
const waiver = strictObject({
  /** Clauses: `billing`, `webhooks.*`, `theme.publish-is-live`. */
  clause: waivablePattern,
  /** Operations, by their operationId: `changePlan`, `list*`. Every operation if absent. */
  operation: operationPattern.optional(),
  reason: nonEmptyString,
  /** The address of an issue. Reports show it. */
  link: httpUrl.optional(),
  /** The last day on which the waiver is valid, in UTC: `2027-05-31`. */
  until: z.iso.date('expected a date such as 2027-05-31').optional(),
  /** Whether the failure occurs only in some runs or at some efforts. A run that doesn't need the waiver is fine. */
  intermittent: z.boolean().optional(),
});

/** A token is sent in a header, which can't contain every character. The error doesn't quote it. */
const tokenString = nonEmptyString.regex(/^[\x21-\x7e]*$/, 'expected visible characters of ASCII');

const highestPort = 65_535;

/** Parses an address such as `0.0.0.0:8085` or `[::1]:0`. */
const receiverAddress = z.string().transform((value, check): ListenAddress => {
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:\s]+)):(\d{1,5})$/.exec(value) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  if (host !== undefined && port <= highestPort) return { host, port };
  check.addIssue('expected host:port such as 0.0.0.0:8085');
  return z.NEVER;
});

const replayId = nonEmptyString.transform((id, check) => {
  const replay = parseReplay(id);
  if (replay) return replay;
  check.addIssue(`"${id}" is not a replay id. Copy the id from a report`);
  return z.NEVER;
});

const isDriver = (value: unknown): boolean => typeof value === 'string' || typeof value === 'function';

const minuteMs = 60_000;

/** The options of the gate, with their defaults. */
export const optionsSchema = z.object({
  /** The API's base URL, ending in /v1. */
  target: nonEmptyString,
  /** A key with every scope, preferably of a test workspace. */
  token: tokenString,
  /** Further tokens of the target. Each is optional and lets the gate check more. */
  tokens: strictObject({
    /** A user's OAuth session (`sess_…`). */
    session: tokenString.optional(),
    /** Another workspace, with a key for it. */
    secondWorkspace: strictObject({ workspace: nonEmptyString, token: tokenString }).optional(),
    /** A live-mode key of the same workspace. */
    live: tokenString.optional(),
  }).default({}),
  /** The base URL of the sign-in console. */
  consoleUrl: httpUrl.optional(),
  /** The driver: its factory, or its module as a path, a file URL or the name of an installed package, or its URL over HTTP. */
  driver: z
    .custom<string | DriverFactory>(isDriver, 'expected the path or the name of a module, or a function')
    .optional(),
  driverOptions: z.record(z.string(), z.string()).default({}),
  /** The URL where the target reaches the gate's webhook receiver, such as a tunnel's URL. Default: where it listens. */
  receiverUrl: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  /** Where the receiver listens, as host:port. Default: any free port of this machine. */
  receiverListen: receiverAddress.prefault('127.0.0.1:0'),
  /** What the target doesn't offer. The gate doesn't check it. */
  unsupported: z.array(unsupported).default([]),
  /** Known failures. They are reported, but don't fail the run. */
  waivers: z.array(waiver).default([]),
  /**
   * Bodies of operations whose body the service document doesn't show, merged over the gate's own. Each `{unique}` in a string
   * is replaced with a different value every time, `{UNIQUE}` with one in capitals, and `{version}` and the like with the member
   * that a scenario adds.
   */
  samples: z
    .record(z.string(), z.unknown())
    .superRefine((samples, check) => {
      for (const [id, sample] of Object.entries(samples)) {
        const problem = sampleProblem(id, sample);
        if (problem) check.addIssue({ code: 'custom', message: problem });
      }
    })
    .default({}),
  /**
   * What the target calls paths and members that the service document leaves open: the contract's name → the target's.
   * Reports show the requests in the target's names.
   */
  mapping: mappingSchema.optional(),
  /** Also allows writes that affect the whole workspace (plan, theme, published pages) on live data. */
  mayChangeLiveData: z.boolean().default(false),
  /** Default: standard. */
  effort: z.enum(efforts).default('standard'),
  /** Default: a random seed, shown in the report. */
  seed: z.int().default(randomSeed),
  /** Clauses, families or patterns with `*`. */
  only: z.array(createPatternSchema('clause', listIds(clauseList))).default([]),
  /** The replay id of a finding. Only its case runs. */
  replay: replayId.optional(),
  allowPartial: z.boolean().default(false),
  /** The maximum number of cases that run at the same time, up to 64. With 1, they run one after another. Default: 8. */
  concurrency: z.int().min(1).max(64).default(8),
  /** Timeout of a request, in milliseconds. Default: 10 000. */
  timeoutMs: z.number().positive().default(10_000),
  /**
   * The maximum total time that the run waits for rate limits, in milliseconds. Clauses that need more are not exercised.
   * Default: 20 minutes.
   */
  maxWaitMs: z
    .number()
    .nonnegative()
    .default(20 * minuteMs),
  /** The maximum duration of the run without its cleanup, in milliseconds. Default: 30 minutes. */
  maxDurationMs: z
    .number()
    .positive()
    .default(30 * minuteMs),
});

/** What to check, with which credentials and tools, and how thoroughly. */
export type GateOptions = z.input<typeof optionsSchema> & {
  /** Ends the run after the request in progress. The records that it created are deleted first. */
  signal?: AbortSignal;
};

/**
 * Parses options, which have no types if they come from JavaScript, a file or a command line.
 *
 * @param title precedes the problems in the error
 * @throws StartupError
 */
export const parseOptions = <T extends z.ZodType>(
  schema: T,
  options: unknown,
  title = 'Invalid options.',
): z.output<T> => {
  const { data, error } = schema.safeParse(options);
  if (error) throw new StartupError([title, ...listProblems(error)].join('\n'));
  return data as z.output<T>;
};
