import { toCurl } from '@workspace-api/contract';
import * as fc from 'fast-check';
import { createExchange, type SentRequest } from '../../conformance/target/exchange.ts';
import { createHttpClient } from '../../conformance/target/http-client.ts';
import { checkOperation, checkRawResponse } from './check-response.ts';
import { type DrawnRequest, followRequests, type NextRequest } from './follow-requests.ts';
import { type Malformed, malformed } from './malformed.ts';
import { controlToken, operationRequest, origin } from './operation-request.ts';
import { sendBytes } from './send-bytes.ts';
import type { Target } from './serve-sandbox.ts';

/** The options of a run. */
export type FuzzOptions = {
  readonly seed: number;
  /** The number of sequences of requests. Each starts with the demo records. */
  readonly runs: number;
  /** The sequence to repeat, as fast-check reports it after a failure. */
  readonly path?: string | undefined;
  /** The time to wait for a response, in milliseconds. */
  readonly timeoutMs?: number;
  /** The maximum number of requests in a sequence. */
  readonly maxLength?: number;
};

/** The first sequences load code and fill caches. Memory that is in use after them isn't a leak. */
const warmUpRuns = 10;

/** The maximum growth of the memory from the warm-up to the end, in bytes. */
const maxGrowth = 16 * 2 ** 20;

/** Formats the command that repeats a request against `npm start`. */
export const formatCommand = ({ method, url, headers, body }: SentRequest): string => {
  // The tokens belong to the demo records and to the run's own sandbox. They give no access to anything else.
  const { authorization = '' } = headers;
  const harmless = new Set([authorization, authorization.replace('Bearer ', '')]);
  return toCurl({ method, url: url.replace(origin, `${origin}:4010`), headers, body }, { harmless });
};

const drawn: fc.Arbitrary<DrawnRequest> = fc.oneof(
  { weight: 7, arbitrary: operationRequest },
  { weight: 1, arbitrary: malformed },
);

const fail = (problems: readonly string[], request: string, response: string): never => {
  throw new Error(
    `${problems.join('; ')}\nRequest: ${request}\nResponse: ${response.slice(0, 500)}\nRepeat it after npm start -- --control-token ${controlToken}`,
  );
};

/**
 * Sends random sequences of requests to a sandbox, and checks the responses. fast-check shrinks a sequence that fails.
 *
 * @returns the number of responses by status, and the first finding
 */
export const runFuzz = async (
  target: Target,
  { seed, runs, path, timeoutMs = 15_000, maxLength = 200 }: FuzzOptions,
  onRun: (run: number) => void = () => {},
): Promise<{ readonly statuses: ReadonlyMap<number, number>; readonly problem: string | undefined }> => {
  const client = createHttpClient({ timeoutMs, maxWaitMs: 0 });
  const statuses = new Map<number, number>();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

  const sendOperation = async ({ operation, request, learn }: NextRequest): Promise<void> => {
    const sent = { ...request, url: request.url.replace(origin, `${origin}:${target.port}`) };
    const response = await client.send(sent, {
      keepRateLimited: true,
      keepServerErrors: true,
      ...(operation.stream && { readForMs: 20 }),
    });
    count(response.status);
    const exchange = createExchange(operation, sent, response);
    const problems = checkOperation(exchange);
    if (problems.length > 0) fail(problems, formatCommand(request), `${response.status} ${exchange.text}`);
    if (response.status < 300) learn(exchange.text);
  };
  const sendMalformed = async (bytes: Malformed): Promise<void> => {
    for (const response of await sendBytes(bytes, target.port, timeoutMs)) {
      count(response.status);
      const problems = checkRawResponse(response);
      const request = `the bytes ${JSON.stringify(bytes.chunks.join('').slice(0, 500))}`;
      if (problems.length > 0) fail(problems, request, `${response.status} ${response.body}`);
    }
  };
  const sendAll = async (requests: readonly DrawnRequest[]): Promise<void> => {
    for (const next of followRequests(requests))
      await ('chunks' in next ? sendMalformed(next) : sendOperation(next));
  };

  let run = 0;
  let before: number | undefined;
  const property = fc.asyncProperty(
    fc.array(drawn, { minLength: 1, maxLength, size: 'max' }),
    async (requests) => {
      await sendAll(requests);
      run += 1;
      onRun(run);
      if (run === warmUpRuns) before = await target.memory();
    },
  );
  try {
    const details = await fc.check(property, { seed, numRuns: runs, ...(path !== undefined && { path }) });
    if (details.failed)
      return {
        statuses,
        problem: `${details.errorInstance}\nThe sequence: npm run fuzz -- --seed ${seed} --path ${details.counterexamplePath}`,
      };
    await sendAll([]);
    const growth = (await target.memory()) - (before ?? Number.POSITIVE_INFINITY);
    const mib = (growth / 2 ** 20).toFixed(1);
    if (growth > maxGrowth) return { statuses, problem: `The memory grew by ${mib} MiB.` };
    const [line] = target.log;
    return { statuses, problem: line && `The sandbox logged a failure of its own: ${line}` };
  } finally {
    await client.close();
  }
};
