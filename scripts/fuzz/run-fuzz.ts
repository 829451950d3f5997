import { createBook } from './book.ts';
import { checkOutcome } from './checks/check-outcome.ts';
import type { Finding } from './checks/finding.ts';
import { drawRequest } from './requests/draw-request.ts';
import { clearLog, type Disruption, repairMessages, tourRequests } from './requests/maintenance.ts';
import { compressed, health, meRequest } from './requests/page.ts';
import { type FuzzRequest, type Kind, kinds, type Message, toWire } from './requests/request.ts';
import type { Memory, Target } from './sandbox/target.ts';
import { createConnections, send } from './wire/send.ts';

/** How a run is made. */
export type FuzzOptions = {
  readonly seed: number;
  readonly requests: number;
  /** How many requests are sent at a time. */
  readonly concurrency: number;
  /** Requests between two resets, each of which is followed by a measurement of the memory. */
  readonly resetEvery: number;
  /** Milliseconds after which a request without answer counts as hanging. */
  readonly timeoutMs: number;
  /** Whether to ask for what exists after each reset, so that requests refer to it; true by default. */
  readonly tour?: boolean;
};

/** What a run showed. */
export type FuzzResult = {
  readonly sentCounts: Readonly<Record<Kind, number>>;
  readonly statuses: ReadonlyMap<number, number>;
  readonly findings: readonly Finding[];
  /** After each reset. */
  readonly memory: readonly Memory[];
  /** Whether the sandbox still answered at the end. */
  readonly isHealthy: boolean;
  /** In milliseconds. */
  readonly took: number;
};

/**
 * Sends requests to a sandbox, valid and invalid ones, and judges the answers. What they refer to is what the sandbox
 * answered before: with a concurrency of 1 the requests of a seed are the same in every run; with more, the sandbox may execute
 * those of a batch in another order, and give them other ids.
 *
 * @param onProgress is told how many requests were sent
 */
export const runFuzz = async (
  target: Target,
  { seed, requests, concurrency, resetEvery, timeoutMs, tour = true }: FuzzOptions,
  onProgress: (sentCount: number, findings: number) => void = () => {},
  onRequest: (request: FuzzRequest) => void = () => {},
): Promise<FuzzResult> => {
  const began = performance.now();
  const book = createBook();
  const connections = createConnections();
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  const memory: Memory[] = [];
  const sentCounts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const slow = new Set<Promise<unknown>>();

  const exchange = async (request: FuzzRequest, number: number): Promise<unknown> => {
    const options = { port: target.port, timeoutMs, endless: request.endless ?? false };
    const outcome = await send(request.wire, options, connections);
    const result = await checkOutcome(request, outcome, number);
    findings.push(...result.findings);
    for (const status of result.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return result.json;
  };
  const learn = ({ operation }: FuzzRequest, json: unknown): void => {
    if (operation && json !== undefined) book.learn(operation, json);
  };
  const sendMessage = (message: Message) =>
    send(toWire(message), { port: target.port, timeoutMs }, connections);
  const repair = async (which: Disruption): Promise<void> => {
    for (const message of repairMessages[which]) await sendMessage(message);
    if (which === 'repair') return;
    book.clear();
    if (tour) for (const request of tourRequests()) learn(request, await exchange(request, -1));
  };
  /** Starts from the initial state. */
  const startOver = async (): Promise<void> => {
    await Promise.all(slow);
    await repair('repair');
    await sendMessage(clearLog);
    await repair('reset');
    memory.push(await target.memory());
  };

  // Before the first measurement: what is loaded once is not what requests leave behind.
  await sendMessage(compressed);
  await startOver();
  let batch: { request: FuzzRequest; number: number }[] = [];
  const flush = async (): Promise<void> => {
    const all = batch;
    batch = [];
    const learned = await Promise.all(
      all.map(({ request, number }) => {
        const pending = exchange(request, number);
        // Alone, so that a run of one request at a time is the same every time.
        if (!request.lasts || concurrency === 1) return pending;
        slow.add(pending);
        return void pending.finally(() => slow.delete(pending));
      }),
    );
    // In the order of the requests, not in that of the answers.
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
  const responses = await Promise.all(
    [meRequest(), { method: 'GET', target: health, headers: [] }].map(
      async (message) => (await sendMessage(message)).responses[0],
    ),
  );
  connections.close();
  return {
    sentCounts,
    statuses,
    findings,
    memory,
    isHealthy: target.isAlive() && responses.every((response) => response?.status === 200),
    took: performance.now() - began,
  };
};
