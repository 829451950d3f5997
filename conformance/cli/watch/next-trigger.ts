import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { operations } from '@workspace-api/contract';
import { Client } from 'undici';
import { StartupError } from '../../engine/errors.ts';
import { userAgent } from '../../target/request.ts';

/** What to wait for. */
export type WaitFor = {
  readonly target: string;
  /** `--watch-url`, and its content when the last round started. */
  readonly page: { readonly url: string; readonly content: string } | null;
  /** A terminal, on which a user can press Enter. */
  readonly keyboard: NodeJS.ReadableStream | null;
  readonly signal: AbortSignal;
  /** How often a target that is down, and the content of the page, are requested. */
  readonly intervalMs: number;
};

/** A server that takes longer doesn't respond. */
const timeoutMs = 10_000;

/** Sends a request without a token, because it must not count against the limit of the run's token. */
const responds = async (client: Client, path: string): Promise<boolean> => {
  try {
    const { body } = await client.request({ method: 'GET', path, headers: { 'user-agent': userAgent } });
    await body.dump();
    return true;
  } catch {
    return false;
  }
};

/**
 * Waits until the target didn't respond, and responds again. It keeps a connection, which breaks when the server ends, so that a
 * restart of a few milliseconds is noticed too. A server also closes idle connections: then it still responds.
 */
const untilRestarted = async ({ target, signal, intervalMs }: WaitFor): Promise<void> => {
  const { origin, pathname } = new URL(target);
  const path = pathname.replace(/\/+$/, '') + operations.getMe.path;
  const timeouts = { connectTimeout: timeoutMs, headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  const client = new Client(origin, { ...timeouts, keepAliveTimeout: 600_000 });
  let onBreak = () => {};
  client.on('disconnect', () => onBreak());
  signal.addEventListener('abort', () => void client.destroy());
  for (let [wasDown, wasShort] = [false, false]; ; ) {
    const sent = performance.now();
    const broken = new Promise<void>((resolve) => {
      onBreak = resolve;
    });
    const isUp = await responds(client, path);
    if (isUp && wasDown) return;
    if (isUp) await broken;
    signal.throwIfAborted();
    // After a break, the next request is sent immediately. A server that keeps no connection is polled.
    const isShort = performance.now() - sent < intervalMs;
    if (!isUp || (isShort && wasShort)) await pause(intervalMs, undefined, { signal });
    [wasDown, wasShort] = [!isUp, isShort];
  }
};

/** Reads the content at `--watch-url`. @throws StartupError if it has none */
export const readContent = async (url: string, signal: AbortSignal): Promise<string> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) });
    if (!response.ok) throw new Error(`it returned ${response.status}`);
    return await response.text();
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error;
    throw new StartupError(
      `--watch-url: ${url} can't be read: ${message}. Choose a URL whose content changes with each build.`,
    );
  }
};

const untilChanged = async (
  { url, content }: NonNullable<WaitFor['page']>,
  { signal, intervalMs }: WaitFor,
): Promise<void> => {
  for (let current = content; current === content; ) {
    await pause(intervalMs, undefined, { signal });
    // While the server restarts the content is missing, which isn't other content.
    current = await readContent(url, signal).catch(() => content);
  }
};

/** Waits until something calls for the next round, and returns what. @throws the reason of `signal` if it is aborted first */
export const nextTrigger = async (waitFor: WaitFor): Promise<string> => {
  const { page, keyboard } = waitFor;
  waitFor.signal.throwIfAborted();
  const done = new AbortController();
  // An idle connection doesn't keep the process running.
  const running = setInterval(() => {}, 60_000);
  const waiting = { ...waitFor, signal: AbortSignal.any([waitFor.signal, done.signal]) };
  const waits = [
    untilRestarted(waiting).then(() => 'the target restarted'),
    ...(page ? [untilChanged(page, waiting).then(() => `${page.url} changed`)] : []),
    ...(keyboard ? [once(keyboard, 'data', waiting).then(() => 'Enter was pressed')] : []),
  ];
  try {
    return await Promise.race(waits);
  } finally {
    done.abort();
    clearInterval(running);
    // Otherwise the process would wait for input.
    keyboard?.pause();
    await Promise.allSettled(waits);
  }
};
