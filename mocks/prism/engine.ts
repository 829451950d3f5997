import { createRequire } from 'node:module';
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest } from '@stoplight/prism-http';
import { operationList } from '@workspace-api/contract';
import { getListExamples } from '../list-examples.ts';
import type { Preferences } from '../preferences.ts';
import type { Violation } from './violations.ts';

/** Prism's result for a request: a response with the request's violations, or a problem. */
export type Outcome =
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, unknown>>;
      readonly body: unknown;
      readonly violations: readonly Violation[];
    }
  | { readonly problem: string };

/** A request in Prism's format, with a path relative to the base URL. */
export type PrismRequest = IHttpRequest & { readonly headers: Record<string, string> };

/** Gets a response from Prism. A forced one skips the validation of the request. */
export type Engine = (request: PrismRequest, preferences: Preferences) => Promise<Outcome>;

type IHttpOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];
type Logger = Parameters<typeof createInstance>[1]['logger'];

/** A logger for Prism, which expects pino: it needs child loggers with a function for each level. */
const loggerTo = (write: (line: string) => void): Logger => {
  const log = (...parts: readonly unknown[]) => write(String(parts.at(-1)));
  const logger: Record<string, unknown> = { child: () => logger };
  for (const level of ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal']) logger[level] = log;
  return logger as unknown as Logger;
};

/**
 * Removes the examples of schemas, which Prism adds under the key `default` before the named examples of the response:
 * all errors would have the message of the schema's example.
 */
const preferNamedExamples = (operations: readonly IHttpOperation[]): void => {
  for (const content of operations.flatMap(({ responses }) =>
    responses.flatMap(({ contents }) => contents ?? []),
  )) {
    const namedExamples = content.examples?.filter(({ key }) => key !== 'default') ?? [];
    if (namedExamples.length > 0) content.examples = namedExamples;
  }
};

/** Adds the list pages that a client can request by name, in each encoding under the same name. */
const addListExamples = async (operations: readonly IHttpOperation[]): Promise<void> => {
  for (const { method, path, responses } of operations) {
    const shape = operationList.find((one) => one.method.toLowerCase() === method && one.path === path);
    const pages = Object.entries(shape ? await getListExamples(shape) : {});
    for (const content of responses.find(({ code }) => code === '200')?.contents ?? [])
      content.examples = [
        ...(content.examples ?? []),
        ...pages
          .filter(([key]) => content.examples?.every((example) => example.key !== key))
          .map(([key, page]) => ({ id: key, key, value: page[content.mediaType] })),
      ];
  }
};

/**
 * Creates an engine from Prism's library and the contract's bundle. It works in process, without Prism's server.
 *
 * @param write receives the lines of Prism's log; Prism's default logger halves its speed
 */
export const createEngine = async (write: (line: string) => void): Promise<Engine> => {
  // Read on each call, since Prism's resolver modifies the document.
  const path = createRequire(import.meta.url).resolve('@workspace-api/contract/openapi.json');
  const operations = await getHttpOperationsFromSpec(path);
  preferNamedExamples(operations);
  await addListExamples(operations);
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
    const isForced = code !== undefined;
    const result = await prism.request(request, operations, {
      isProxy: false,
      checkSecurity: !isForced,
      validateRequest: !isForced,
      validateResponse: false,
      errors: false,
      upstreamProxy: undefined,
      mock: {
        dynamic: false,
        ...(isForced && { code }),
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
