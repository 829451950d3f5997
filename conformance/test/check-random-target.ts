import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { examples, mediaTypes, operations, scopes } from '@workspace-api/contract';
import fc from 'fast-check';
import { checkConformance, type Report, StartupError } from '../index.ts';
import { fakeToken } from './fake-target.ts';
import { type RandomResponse, randomResponse } from './random-responses.ts';

/** The responses generated for one run. After the last one, the run continues with the first. */
const drawn = 3_000;

const mayHaveBody = (status: number): boolean => status !== 204 && status !== 304;

const respond = (response: ServerResponse, { status, headers, body, cutAt }: RandomResponse): void => {
  const bytes = mayHaveBody(status) ? Buffer.from(body) : Buffer.alloc(0);
  response.writeHead(status, headers);
  if (cutAt === undefined || cutAt >= bytes.length) {
    response.end(bytes);
    return;
  }
  response.write(bytes.subarray(0, cutAt), () => response.destroy());
};

/** The responses that a run needs to start, and to find that the target still responds. */
const me = { ...examples.me, token: { ...examples.me.token, scopes } };

type RandomTargetOptions = {
  /** Whether it identifies the token, so that a run can start and continue. Default: true. */
  knowsMe?: boolean;
  /** Whether its responses include rate limits and tell the client to wait, so that a run ends early. */
  limited?: boolean;
};

/** A server on a free loopback port that sends random responses, identical for the same seed and requests. */
const startRandomTarget = async (
  seed: number,
  { knowsMe = true, limited = false }: RandomTargetOptions = {},
): Promise<{ url: string; close: () => Promise<void> }> => {
  const responses = fc.sample(randomResponse({ limited }), { seed, numRuns: drawn });
  let count = 0;
  const server = createServer((request, response) => {
    request.resume();
    if (knowsMe && request.url?.endsWith(operations.getMe.path)) {
      response.writeHead(200, { 'content-type': mediaTypes.json }).end(JSON.stringify(me));
      return;
    }
    count += 1;
    respond(response, responses[count % drawn] as RandomResponse);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};

/** The report, or the error if the target prevented the start. */
export const checkRandomTarget = async (
  seed: number,
  options: RandomTargetOptions & { only?: string[] } = {},
): Promise<Report | StartupError> => {
  const { only = [], ...targetOptions } = options;
  const target = await startRandomTarget(seed, targetOptions);
  const limits = { timeoutMs: 5_000, maxWaitMs: 0 };
  try {
    return await checkConformance({
      target: target.url,
      token: fakeToken,
      effort: 'quick',
      seed,
      only,
      ...limits,
    });
  } catch (error) {
    if (error instanceof StartupError) return error;
    throw error;
  } finally {
    await target.close();
  }
};

/** The errors of a report that are exceptions of the gate. Errors of the network and of a run's limits name no class. */
export const exceptionsIn = ({ errors }: Pick<Report, 'errors'>): string[] =>
  errors
    .filter(
      ({ scenario, case: at, message }) =>
        (at === 'outside any case' && scenario !== 'the run') || /^[A-Z]\w*(Error|Exception): /.test(message),
    )
    .filter(({ message }) => !message.startsWith('RunLimitError'))
    .map(({ scenario, case: at, message }) => `${scenario} › ${at}: ${message}`);
