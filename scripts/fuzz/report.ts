import { toCurl } from '@workspace-api/contract';
import pc from 'picocolors';
import type { Finding } from './check-outcome.ts';
import { controlToken } from './control-token.ts';
import { type FuzzRequest, getMessage, type Message } from './request.ts';
import type { FuzzResult } from './run-fuzz.ts';

/** Groups similar findings, the most frequent first. */
export const groupFindings = (findings: readonly Finding[]): Finding[][] => {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.problem}\n${finding.cause}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
};

/** The port of the sandbox for which the commands are meant: `npm start -- --control-token …`. */
const port = 4010;

/** Whether curl sends a message unchanged, in a command that isn't too long. */
const isForCurl = ({ headers, body }: Message): boolean =>
  headers.every(([, value]) => /^[\x20-\x7e]*$/.test(value)) && (body?.byteLength ?? 0) <= 4000;

/** Encodes a message. Characters of headers are sent as Latin-1. */
const encodeMessage = ({ method, target, headers, body = Buffer.alloc(0) }: Message): Uint8Array => {
  const lines = [...headers, ['Content-Length', body.byteLength], ['Host', '127.0.0.1']];
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n`, 'latin1'), body]);
};

/**
 * Returns the command that repeats a request against `npm start`.
 *
 * @param save writes bytes that a command can't show, and returns their file
 */
export const formatCommand = (request: FuzzRequest, save: (bytes: Uint8Array) => string): string => {
  const message = getMessage(request);
  if (message && isForCurl(message)) {
    const { method, target, headers, body } = message;
    const tokens = headers.flatMap(([name, value]) =>
      name.toLowerCase() === 'authorization' ? [value.replace(/^\w+ +/, ''), value] : [],
    );
    // The tokens belong to the demo records and to the run's own sandbox. They give no access to anything else.
    return toCurl(
      { method, url: `http://127.0.0.1:${port}${target}`, headers, body },
      { harmless: new Set(tokens) },
    );
  }
  const { content } = request;
  const bytes = 'chunks' in content ? Buffer.concat(content.chunks) : encodeMessage(content);
  return `nc -w 5 127.0.0.1 ${port} < ${save(bytes)}`;
};

const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

/** The maximum growth of the heap from the first resets to the end, in bytes. */
const tolerated = 16 * 2 ** 20;

/** The memory after an early reset and after the last one, and the growth of the heap between them, in bytes. */
const getMemory = ({ memory }: Pick<FuzzResult, 'memory'>) => {
  const [first = { heap: 0, rss: 0 }, last = first] = [memory[Math.min(2, memory.length - 1)], memory.at(-1)];
  return { first, last, growth: last.heap - first.heap };
};

const formatGroup = (group: readonly Finding[], save: (bytes: Uint8Array) => string): string => {
  const [{ problem, detail, number, request }] = group as [Finding];
  const places = [...new Set(group.map(({ at }) => at))];
  const names = `${places.slice(0, 5).join(', ')}${places.length > 5 ? ` and ${places.length - 5} others` : ''}`;
  return [
    pc.red(`✗ ${problem} (${group.length} ${group.length === 1 ? 'time' : 'times'}): ${names}`),
    `    ${detail.replaceAll('\n', '\n    ')}`,
    `    request ${number}, ${request.kind}: ${request.what}`,
    `    ${formatCommand(request, save)}`,
  ].join('\n');
};

/** Whether a run found no problems. */
export const isClean = (result: FuzzResult): boolean =>
  result.findings.length === 0 && result.isHealthy && getMemory(result).growth <= tolerated;

/**
 * Formats the report of a run.
 *
 * @param save writes bytes that a command can't show, and returns their file
 */
export const formatReport = (
  result: FuzzResult,
  log: readonly string[],
  save: (bytes: Uint8Array) => string,
): string => {
  const { sentCounts, statuses, findings, isHealthy, took } = result;
  const total = Object.values(sentCounts).reduce((sum, count) => sum + count, 0);
  const groups = groupFindings(findings);
  const { first, last, growth } = getMemory(result);
  const seconds = took / 1000;
  const kinds = Object.entries(sentCounts).map(([kind, count]) => `${count} ${kind}`);
  const sorted = [...statuses].sort(([one], [other]) => one - other);
  const lines: (string | false)[] = [
    ...groups.map((group) => formatGroup(group, save)),
    groups.length > 0 &&
      `Repeat a command with a separate sandbox: npm start -- --control-token ${controlToken}`,
    groups.length > 0 &&
      'Ids that the sandbox returned exist only in this run. With --concurrency 1, every run with this seed has the same ids.',
    log.length > 0 && pc.red(`The sandbox reported ${log.length} internal failures:`),
    ...log.slice(0, 5),
    `${total} requests in ${seconds.toFixed(1)} s (${Math.round(total / seconds)}/s): ${kinds.join(', ')}`,
    `Statuses: ${sorted.map(([status, count]) => `${status} × ${count}`).join(', ')}`,
    `Memory after a reset: heap ${mib(first.heap)}, at the end ${mib(last.heap)}; resident ${mib(first.rss)}, ${mib(last.rss)}`,
    growth > tolerated && pc.red(`✗ the heap grew by ${mib(growth)}`),
    !isHealthy && pc.red('✗ the sandbox did not respond at the end'),
    groups.length === 0
      ? pc.green('✓ no findings')
      : pc.red(`${findings.length} findings of ${groups.length} kinds`),
  ];
  return lines.filter((line) => line !== false).join('\n');
};
