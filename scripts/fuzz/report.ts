import pc from 'picocolors';
import { formatCommand } from './findings/as-command.ts';
import { groupFindings } from './findings/group.ts';
import type { FuzzResult } from './run-fuzz.ts';
import { controlToken } from './sandbox/control-token.ts';

const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

/** The maximum growth of the heap from the first resets to the end, in bytes. */
const tolerated = 16 * 2 ** 20;

/** The growth of the heap between an early reset and the last one, in bytes. */
const getGrowth = ({ memory }: Pick<FuzzResult, 'memory'>): number =>
  (memory.at(-1)?.heap ?? 0) - (memory[Math.min(2, memory.length - 1)]?.heap ?? 0);

const formatNames = (places: readonly string[]): string =>
  `${places.slice(0, 5).join(', ')}${places.length > 5 ? ` and ${places.length - 5} others` : ''}`;

/** Whether a run found no problems. */
export const isClean = (result: FuzzResult): boolean =>
  result.findings.length === 0 && result.isHealthy && getGrowth(result) <= tolerated;

/**
 * Formats the report of a run.
 *
 * @param save writes bytes that are too many to show, and returns their file
 */
export const formatReport = (
  result: FuzzResult,
  log: readonly string[],
  save: (bytes: Uint8Array) => string,
): string => {
  const { sentCounts, statuses, findings, memory, isHealthy, took } = result;
  const total = Object.values(sentCounts).reduce((sum, count) => sum + count, 0);
  const groups = groupFindings(findings);
  const [first, last] = [memory[Math.min(2, memory.length - 1)], memory.at(-1)];
  const seconds = took / 1000;
  return [
    ...groups.map(({ first: finding, count, places }) =>
      [
        pc.red(`✗ ${finding.problem} (${count} ${count === 1 ? 'time' : 'times'}): ${formatNames(places)}`),
        `    ${finding.detail.replaceAll('\n', '\n    ')}`,
        `    request ${finding.number}, ${finding.request.kind}: ${finding.request.what}`,
        `    ${formatCommand(finding.request, save)}`,
      ].join('\n'),
    ),
    ...(groups.length > 0
      ? [
          `Repeat a command with a separate sandbox: npm start -- --control-token ${controlToken}`,
          'Ids that the sandbox returned exist only in this run. With --concurrency 1, every run with this seed has the same ids.',
        ]
      : []),
    ...(log.length > 0
      ? [pc.red(`The sandbox reported ${log.length} internal failures:`), ...log.slice(0, 5)]
      : []),
    `${total} requests in ${seconds.toFixed(1)} s (${Math.round(total / seconds)}/s): ${Object.entries(
      sentCounts,
    )
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}`,
    `Statuses: ${[...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')}`,
    ...(first && last
      ? [
          `Memory after a reset: heap ${mib(first.heap)}, at the end ${mib(last.heap)}; resident ${mib(first.rss)}, ${mib(last.rss)}`,
        ]
      : []),
    getGrowth(result) > tolerated ? pc.red(`✗ the heap grew by ${mib(getGrowth(result))}`) : undefined,
    isHealthy ? undefined : pc.red('✗ the sandbox did not respond at the end'),
    groups.length === 0
      ? pc.green('✓ no findings')
      : pc.red(`${findings.length} findings of ${groups.length} kinds`),
  ]
    .filter((line) => line !== undefined)
    .join('\n');
};
