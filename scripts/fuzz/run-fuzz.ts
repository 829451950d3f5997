import { createBook } from './book.ts';
import { checkOutcome } from './checks/check-outcome.ts';
import type { Finding } from './checks/finding.ts';
import { drawRequest } from './requests/draw-request.ts';
import { clearLog, type Disruption, repairMessages, tourRequests } from './requests/maintenance.ts';
import { compressed, health, meRequest } from './requests/page.ts';
import { type FuzzRequest, type Kind, kinds, type Message, toWire, type Wire } from './requests/request.ts';
import type { Memory, Target } from './sandbox/target.ts';
import { createConnections, send } from './wire/send.ts';

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

/** Replaces the public secrets in the headers of a request with the secrets that the sandbox accepts. */
const withOwnSecrets = (wire: Wire, { ownSecrets }: Target): Wire => {
  const replace = (chunk: Uint8Array): Uint8Array => {
    const text = Buffer.from(chunk).toString('latin1');
    const replaced = text.replace(/(?<=: Bearer )\S+(?=\r\n)/g, (secret) =>
      Object.hasOwn(ownSecrets, secret) ? String(ownSecrets[secret]) : secret,
    );
    return Buffer.from(replaced, 'latin1');
  };
  const isOwn = Object.entries(ownSecrets).every(([secret, own]) => secret === own);
  return isOwn ? wire : { ...wire, chunks: wire.chunks.map(replace) };
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
  const connections = createConnections();
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  const memory: Memory[] = [];
  const sentCounts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const slow = new Set<Promise<unknown>>();

  const exchange = async (request: FuzzRequest, number: number): Promise<unknown> => {
    const options = { port: target.port, timeoutMs, endless: request.endless ?? false };
    // A client without access knows only the public secrets.
    const wire = request.kind === 'unauthorized' ? request.wire : withOwnSecrets(request.wire, target);
    const outcome = await send(wire, options, connections);
    const result = await checkOutcome(request, outcome, number);
    findings.push(...result.findings);
    for (const status of result.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return result.json;
  };
  const learn = ({ operation }: FuzzRequest, json: unknown): void => {
    if (operation && json !== undefined) book.learn(operation, json);
  };
  const sendMessage = (message: Message) =>
    send(withOwnSecrets(toWire(message), target), { port: target.port, timeoutMs }, connections);
  const repair = async (which: Disruption): Promise<void> => {
    for (const message of repairMessages[which]) await sendMessage(message);
    if (which === 'repair') return;
    book.clear();
    if (tour) for (const request of tourRequests()) learn(request, await exchange(request, -1));
  };
  /** Resets the sandbox to its initial state. */
  const startOver = async (): Promise<void> => {
    await Promise.all(slow);
    await repair('repair');
    await sendMessage(clearLog);
    await repair('reset');
    memory.push(await target.memory());
  };

  // Before the first measurement, so that code that is loaded once doesn't count as memory that requests leave behind.
  await sendMessage(compressed);
  await startOver();
  let batch: { request: FuzzRequest; number: number }[] = [];
  const flush = async (): Promise<void> => {
    const all = batch;
    batch = [];
    const learned = await Promise.all(
      all.map(({ request, number }) => {
        const pending = exchange(request, number);
        // Isolated, so that a run of one request at a time is the same every time.
        if (!request.lasts || concurrency === 1) return pending;
        slow.add(pending);
        return void pending.finally(() => slow.delete(pending));
      }),
    );
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
