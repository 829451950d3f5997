import { gunzipSync } from 'node:zlib';
import { headerNames, mediaTypes } from '@workspace-api/contract';
import type { OperationId as ControlOperationId } from '@workspace-api/contract/sandbox';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { SentRequest } from '../../conformance/target/exchange.ts';
import type { Sandbox } from '../../mocks/index.ts';
import { followRequests } from '../../scripts/fuzz/follow-requests.ts';
import { operationRequest } from '../../scripts/fuzz/operation-request.ts';
import { formatCommand } from '../../scripts/fuzz/run-fuzz.ts';

/** The operation whose response is random despite the seed: it returns a secret's ciphertext, whose nonce must never repeat. */
const random: ControlOperationId = 'getRecord';

/** What a comparison calls. */
type Compared = Pick<Sandbox, 'fetch' | 'advance'>;

/** Requests with these methods cause no work after their responses. Neither do requests that fail. */
const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Sends a request, and waits for the work after its response, such as deliveries and runs of agents. The time that this takes
 * depends on the store. The clock advances by a millisecond to run it.
 *
 * @returns the complete response, and the error of that work if it failed
 */
const exchange = async (sandbox: Compared, sent: SentRequest, isEndless: boolean) => {
  const { method, url, headers: sentHeaders } = sent;
  const request = new Request(url, {
    method,
    headers: sentHeaders,
    ...(sent.body && { body: Buffer.from(sent.body) }),
  });
  const { status, headers, body } = await sandbox.fetch(request);
  // The part of an endless stream that has arrived at a given time depends on the store.
  const isRead = !isEndless || status >= 400;
  const bytes = isRead ? Buffer.from(await new Response(body).arrayBuffer()) : Buffer.alloc(0);
  // Hosts compress differently.
  const isCompressed = bytes.length > 0 && headers.has(headerNames.contentEncoding);
  if (!isRead) await body?.cancel();
  const failure =
    reading.includes(method) || status >= 400
      ? ''
      : await sandbox.advance(1).then(
          () => '',
          (error: unknown) => String(error),
        );
  return {
    status,
    headers: [...headers],
    body: (isCompressed ? gunzipSync(bytes) : bytes).toString(),
    failure,
  };
};

type Options = { readonly seed: number; readonly requests: number };

/**
 * Sends the same requests to several sandboxes in turn, and expects the same status, headers and body from each. The sandboxes have
 * the same seed, a manual clock and the control token of `scripts/fuzz`.
 *
 * @param sandboxes the sandboxes, by name
 * @param seed the seed of the requests; it gives the same requests in every comparison without differences
 * @returns the ids of the operations to which every sandbox responded successfully
 */
export const compareSandboxes = async (
  sandboxes: Readonly<Record<string, Compared>>,
  { seed, requests }: Options,
): Promise<ReadonlySet<string>> => {
  const names = Object.keys(sandboxes);
  const succeeded = new Set<string>();
  const drawn = fc.sample(operationRequest, { seed, numRuns: requests });
  for (const next of followRequests(drawn)) {
    if ('chunks' in next || next.operation.id === random) continue;
    const { operation, request, learn } = next;
    const exchanges = await Promise.all(
      Object.values(sandboxes).map((sandbox) => exchange(sandbox, request, operation.stream)),
    );
    const [first, ...others] = exchanges as [(typeof exchanges)[0], ...typeof exchanges];
    for (const [at, other] of others.entries())
      expect(
        other,
        `SEED=${seed}: ${names[at + 1]} and ${names[0]} respond differently to ${operation.id}, ${formatCommand(request)}`,
      ).toEqual(first);
    if (first.status >= 300) continue;
    succeeded.add(operation.id);
    const isJson = first.headers.some(
      ([name, value]) => name === 'content-type' && value === mediaTypes.json,
    );
    if (isJson) learn(first.body);
  }
  return succeeded;
};

type Expected = {
  readonly requests: number;
  /** More operations than this must have succeeded. */
  readonly operations: number;
  /** What the sandboxes log: failures of their own. */
  readonly failures: readonly string[];
};

/**
 * Expects that several sandboxes respond alike to random requests. The variables SEED and REQUESTS repeat a comparison.
 *
 * @param sandboxes the sandboxes, by name
 */
export const expectSameResponses = async (
  sandboxes: Parameters<typeof compareSandboxes>[0],
  { requests, operations, failures }: Expected,
): Promise<void> => {
  const succeeded = await compareSandboxes(sandboxes, {
    seed: Number(process.env.SEED ?? 1),
    requests: Number(process.env.REQUESTS ?? requests),
  });
  expect(failures).toEqual([]);
  expect(succeeded.size).toBeGreaterThan(operations);
};
