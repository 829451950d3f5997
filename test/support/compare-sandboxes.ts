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

/** A complete response, with the work that the sandbox did after it. */
type Exchange = {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** The error of the work after the response, if it failed. */
  readonly failure: string;
};

/** What a comparison calls. */
type Compared = Pick<Sandbox, 'fetch' | 'advance'>;

/** Requests with these methods cause no work after their responses. Neither do requests that fail. */
const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Sends a request, and waits for the work after its response, such as deliveries and runs of agents. The time that this takes
 * depends on the store. The clock advances by a millisecond to run it.
 */
const exchange = async (sandbox: Compared, sent: SentRequest, isEndless: boolean): Promise<Exchange> => {
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
    headers: [...headers].map(([name, value]) => `${name}: ${value}`),
    body: isCompressed ? gunzipSync(bytes) : bytes,
    failure,
  };
};

const isSame = (one: Exchange, other: Exchange): boolean =>
  one.status === other.status &&
  one.headers.join('\n') === other.headers.join('\n') &&
  one.body.equals(other.body) &&
  one.failure === other.failure;

/** The number of bytes of a body that are printed around its first difference. */
const excerpt = 300;

const describe = ({ status, headers, body, failure }: Exchange, other: Exchange): string => {
  const at = body.findIndex((byte, index) => byte !== other.body[index]);
  const from = Math.max(0, (at === -1 ? Math.min(body.length, other.body.length) : at) - excerpt);
  const part = body.subarray(from, from + 2 * excerpt).toString();
  return [
    `status ${status}`,
    ...headers.filter((line) => !other.headers.includes(line)),
    ...(body.equals(other.body)
      ? ['the same body']
      : [`body, ${body.length} bytes, from byte ${from}: ${part}`]),
    ...(failure === other.failure ? [] : [`afterwards: ${failure || 'nothing failed'}`]),
  ].join('\n    ');
};

/** The result of a comparison. */
export type Comparison = {
  /** The ids of the operations to which every sandbox responded successfully. */
  readonly succeeded: ReadonlySet<string>;
  /** The first request with different responses, and these responses; undefined if there was none. */
  readonly difference: string | undefined;
};

type Options = { readonly seed: number; readonly requests: number };

const jsonIn = ({ headers, body }: Exchange): unknown => {
  if (!headers.includes(`content-type: ${mediaTypes.json}`)) return undefined;
  return JSON.parse(body.toString());
};

/**
 * Sends the same requests to several sandboxes in turn, and compares each status, header and body. The sandboxes have the same
 * seed, a manual clock and the control token of `scripts/fuzz`.
 *
 * @param sandboxes the sandboxes, by name
 * @param seed the seed of the requests; it gives the same requests in every comparison without differences
 */
export const compareSandboxes = async (
  sandboxes: Readonly<Record<string, Compared>>,
  options: Options,
): Promise<Comparison> => {
  const [names, all] = [Object.keys(sandboxes), Object.values(sandboxes)];
  const succeeded = new Set<string>();
  const drawn = fc.sample(operationRequest, { seed: options.seed, numRuns: options.requests });
  for (const next of followRequests(drawn)) {
    if ('chunks' in next || next.operation.id === random) continue;
    const { operation, request, learn } = next;
    const exchanges = await Promise.all(all.map((sandbox) => exchange(sandbox, request, operation.stream)));
    const [first, ...others] = exchanges as [Exchange, ...Exchange[]];
    const at = others.findIndex((other) => !isSame(first, other));
    const other = others[at];
    if (other !== undefined) {
      const difference = [
        `Seed ${options.seed}: a request to ${operation.id} gets different responses.`,
        formatCommand(request),
        `${names[0]}: ${describe(first, other)}`,
        `${names[at + 1]}: ${describe(other, first)}`,
        `To repeat it: SEED=${options.seed} npx vitest run --project thorough test/same-on-every-store`,
      ].join('\n  ');
      return { succeeded, difference };
    }
    if (first.status >= 300) continue;
    succeeded.add(operation.id);
    const json = jsonIn(first);
    if (json !== undefined) learn(JSON.stringify(json));
  }
  return { succeeded, difference: undefined };
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
  const { difference, succeeded } = await compareSandboxes(sandboxes, {
    seed: Number(process.env.SEED ?? 1),
    requests: Number(process.env.REQUESTS ?? requests),
  });
  expect(difference).toBeUndefined();
  expect(failures).toEqual([]);
  expect(succeeded.size).toBeGreaterThan(operations);
};
