import { createRequire } from 'node:module';
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest } from '@stoplight/prism-http';
import type { Preferences } from '../preferences.ts';
import type { Violation } from './violations.ts';

/** What Prism makes of a request: an answer with what was wrong in the request, or a problem of its own. */
export type Outcome =
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, unknown>>;
      readonly body: unknown;
      readonly violations: readonly Violation[];
    }
  | { readonly problem: string };

/** A request as Prism takes it, its path below the base URL. */
export type PrismRequest = IHttpRequest & { readonly headers: Record<string, string> };

/** Asks Prism for an answer; a forced one is not held against the contract first. */
export type Engine = (request: PrismRequest, preferences: Preferences) => Promise<Outcome>;

type IHttpOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];
type Logger = Parameters<typeof createInstance>[1]['logger'];

/** Prism logs through pino, and asks for child loggers; all it needs of one is a function a level. */
const loggerTo = (write: (line: string) => void): Logger => {
  const log = (...parts: readonly unknown[]) => write(String(parts.at(-1)));
  const logger: Record<string, unknown> = { child: () => logger };
  for (const level of ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal']) logger[level] = log;
  return logger as unknown as Logger;
};

/**
 * Prism puts the example of a body's schema before the named ones of the response, under the key `default`: every
 * error would say what the schema's example says. The named ones are the contract's answers.
 */
const preferNamedExamples = (operations: readonly IHttpOperation[]): void => {
  for (const content of operations.flatMap(({ responses }) =>
    responses.flatMap(({ contents }) => contents ?? []),
  )) {
    const named = content.examples?.filter(({ key }) => key !== 'default') ?? [];
    if (named.length > 0) content.examples = named;
  }
};

/**
 * Prism's library over the contract's bundle, in process: the same that its command serves, without its server, so
 * that whatever stands before it is a function too.
 *
 * @param write takes Prism's log, a line a call; its own default halves its speed
 */
export const createEngine = async (write: (line: string) => void): Promise<Engine> => {
  // Read anew each time: Prism's resolver changes the document that it is given.
  const path = createRequire(import.meta.url).resolve('@workspace-api/contract/openapi.json');
  const operations = await getHttpOperationsFromSpec(path);
  preferNamedExamples(operations);
  const prism = createInstance(
    {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: false,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
    { logger: loggerTo(write) },
  );

  return async (request, { code, example }) => {
    const forced = code !== undefined;
    const result = await prism.request(request, operations, {
      isProxy: false,
      checkSecurity: !forced,
      validateRequest: !forced,
      validateResponse: false,
      errors: false,
      upstreamProxy: undefined,
      mock: {
        dynamic: false,
        ...(forced && { code }),
        ...(example !== undefined && { exampleKey: example }),
      },
    })();
    // A problem's name is `https://stoplight.io/prism/errors#NO_PATH_MATCHED_ERROR`.
    if (result._tag === 'Left') return { problem: result.left.name.split('#').at(-1) ?? result.left.message };
    const { output, validations } = result.right;
    return {
      status: output.statusCode,
      headers: output.headers ?? {},
      body: output.body,
      violations: validations.input.map(({ path: place, code: rule, message }) => ({
        path: place ?? [],
        rule: String(rule),
        message,
      })),
    };
  };
};
