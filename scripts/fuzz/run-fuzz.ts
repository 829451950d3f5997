import { Agent } from 'node:http';
import { healthPath } from '../../mocks/sandbox/http/mounts.ts';
import { createBook } from './book.ts';
import { checkOutcome, type Finding } from './check-outcome.ts';
import { clearLog, drawRequest, repairMessages, tourRequests } from './draw-request.ts';
import { compressed, meRequest } from './page.ts';
import { type Disruption, type FuzzRequest, type Kind, kinds, type Message } from './request.ts';
import { sendBytes, sendMessage } from './send.ts';
import type { Memory, Target } from './serve-sandbox.ts';

/** The options of a run. */
export type FuzzOptions = {
  readonly seed: number;
  readonly requests: number;
  /** The number of concurrent requests. */
  readonly concurrency: number;
  /** The number of requests between two resets. Memory is measured after each reset. */
  readonly resetEvery: number;
  /** Milliseconds after which a request without a response counts as hanging. */
  readonly timeoutMs: number;
  /** Whether to list existing records after each reset, so that requests refer to them; true by default. */
  readonly tour?: boolean;
};

/** The results of a run. */
export type FuzzResult = {
  readonly sentCounts: Readonly<Record<Kind, number>>;
  readonly statuses: ReadonlyMap<number, number>;
  readonly findings: readonly Finding[];
  /** After each reset. */
  readonly memory: readonly Memory[];
  /** Whether the sandbox still responded at the end. */
  readonly isHealthy: boolean;
  /** In milliseconds. */
  readonly took: number;
};

/** Replaces the public secrets in the content of a request with the secrets that the sandbox accepts. */
const withOwnSecrets = (content: FuzzRequest['content'], { ownSecrets }: Target): FuzzRequest['content'] => {
  const replace = (text: string): string =>
    text.replace(/(?<=Bearer )[^\s,]+/g, (secret) => ownSecrets[secret] ?? secret);
  return 'method' in content
    ? { ...content, headers: content.headers.map(([name, value]) => [name, replace(value)]) }
    : {
        ...content,
        chunks: content.chunks.map((chunk) =>
          Buffer.from(replace(Buffer.from(chunk).toString('latin1')), 'latin1'),
        ),
      };
};

/**
 * Sends valid and invalid requests to a sandbox, and checks the responses. Requests refer to values from earlier responses.
 * With a concurrency of 1, the requests of a seed are the same in every run. With a higher concurrency, the sandbox may process
 * the requests of a batch in another order and assign them other ids.
 *
 * @param onProgress called with the number of requests sent
 */
export const runFuzz = async (
  target: Target,
  { seed, requests, concurrency, resetEvery, timeoutMs, tour = true }: FuzzOptions,
  onProgress: (sentCount: number, findings: number) => void = () => {},
  onRequest: (request: FuzzRequest) => void = () => {},
): Promise<FuzzResult> => {
  const began = performance.now();
  const book = createBook();
  const agent = new Agent({ keepAlive: true, maxFreeSockets: concurrency });
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  const memory: Memory[] = [];
  const sentCounts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;

  const send = (content: FuzzRequest['content'], endless = false) => {
    const options = { port: target.port, timeoutMs, endless };
    return 'method' in content ? sendMessage(content, options, agent) : sendBytes(content, options);
  };
  const sendOwn = (message: Message) => send(withOwnSecrets(message, target));
  const exchange = async (request: FuzzRequest, number: number): Promise<unknown> => {
    // A client without access knows only the public secrets.
    const content =
      request.kind === 'unauthorized' ? request.content : withOwnSecrets(request.content, target);
    const outcome = await send(content, request.endless);
    const result = await checkOutcome(request, outcome, number);
    findings.push(...result.findings);
    for (const { status } of outcome.responses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return result.json;
  };
  const learn = ({ operation }: FuzzRequest, json: unknown): void => {
    if (operation && json !== undefined) book.learn(operation, json);
  };
  const repair = async (which: Disruption): Promise<void> => {
    for (const message of repairMessages[which]) await sendOwn(message);
    if (which === 'repair') return;
    book.clear();
    if (tour) for (const request of tourRequests()) learn(request, await exchange(request, -1));
  };
  /** Resets the sandbox to its initial state. */
  const startOver = async (): Promise<void> => {
    await repair('repair');
    await sendOwn(clearLog);
    await repair('reset');
    memory.push(await target.memory());
  };

  // Before the first measurement, so that code that is loaded once doesn't count as memory that requests leave behind.
  await sendOwn(compressed);
  await startOver();
  let batch: { request: FuzzRequest; number: number }[] = [];
  const flush = async (): Promise<void> => {
    const all = batch;
    batch = [];
    const learned = await Promise.all(all.map(({ request, number }) => exchange(request, number)));
    // In the order of the requests, not of the responses.
    for (const [index, { request }] of all.entries()) learn(request, learned[index]);
  };
  for (let number = 0; number < requests && target.isAlive(); number += 1) {
    const request = drawRequest(seed, number, book);
    sentCounts[request.kind] += 1;
    onRequest(request);
    if (request.disruption) await flush();
    batch.push({ request, number });
    if (request.disruption || batch.length >= concurrency) {
      await flush();
      onProgress(number + 1, findings.length);
    }
    if (request.disruption) await repair(request.disruption);
    if ((number + 1) % resetEvery === 0) {
      await flush();
      await startOver();
    }
  }
  await flush();
  await startOver();
  const last = [meRequest(), { method: 'GET', target: healthPath, headers: [] }];
  const outcomes = await Promise.all(last.map(sendOwn));
  agent.destroy();
  return {
    sentCounts,
    statuses,
    findings,
    memory,
    isHealthy: target.isAlive() && outcomes.every(({ responses }) => responses[0]?.status === 200),
    took: performance.now() - began,
  };
};
