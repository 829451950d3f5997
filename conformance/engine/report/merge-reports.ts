import { isDeepStrictEqual } from 'node:util';
import { StartupError } from '../settings/startup-error.ts';
import { clauseResults } from './clause-results.ts';
import { evaluateResults, notOfferedIn } from './create-report.ts';
import { mergeResponses } from './not-offered.ts';
import type { Report, ReportShard } from './report.ts';
import { tool } from './tool.ts';
import { unusedWaivers } from './waiver-errors.ts';

/** The report of one shard, and the file that it was read from. */
export type ShardReport = { file: string; report: Report & { shard: ReportShard } };

/** The values that all shards of one run must share: the name of each, and how to read it. */
const shared: readonly (readonly [name: string, read: (report: ShardReport['report']) => unknown])[] = [
  ['the target', ({ target }) => target.url],
  ['the mode of the token', ({ target }) => target.mode],
  ['the version of the contract', ({ contract }) => contract.version],
  ['the version of the gate', (report) => report.tool.version],
  ['the seed', ({ seed }) => seed],
  ['the effort', ({ effort }) => effort],
  ['--only', ({ only }) => only],
  ['the driver', ({ driver }) => driver],
  ['the number of shards', ({ shard }) => shard.count],
  ['waivers in the configuration', ({ shard }) => shard.waivers],
  ['unsupported in the configuration', ({ shard }) => shard.unsupported],
];

const formatValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const checkShared = ([first, ...others]: readonly [ShardReport, ...ShardReport[]]): void => {
  for (const [name, read] of shared) {
    const expected = read(first.report);
    const other = others.find(({ report }) => !isDeepStrictEqual(read(report), expected));
    if (!other) continue;
    throw new StartupError(
      `The reports differ in ${name}: ${formatValue(expected)} in ${first.file}, ${formatValue(read(other.report))} in ${other.file}. All shards of a run must have the same value.`,
    );
  }
};

const checkComplete = (reports: readonly [ShardReport, ...ShardReport[]]): void => {
  const { count } = reports[0].report.shard;
  for (let index = 1; index <= count; index += 1) {
    const files = reports.filter(({ report }) => report.shard.index === index).map(({ file }) => file);
    if (files.length === 0) {
      throw new StartupError(
        `The report of shard ${index}/${count} is missing. Pass the reports of all shards.`,
      );
    }
    if (files.length > 1) {
      throw new StartupError(
        `Shard ${index}/${count} occurs more than once: ${files.join(', ')}. Pass each report once.`,
      );
    }
  }
};

const withoutRepetitions = <T>(items: readonly T[]): T[] =>
  items.filter((item, at) => items.findIndex((other) => isDeepStrictEqual(other, item)) === at);

/** Lists a note of all shards once. A note of only some shards has the shard as a prefix. */
const listNotes = (reports: readonly Report[]): string[] => {
  const all = withoutRepetitions(reports.flatMap(({ notes = [] }) => notes));
  return all.flatMap((note) => {
    const saying = reports.filter(({ notes = [] }) => notes.includes(note));
    if (saying.length === reports.length) return [note];
    return saying.map(({ shard }) => `shard ${shard?.index}: ${note}`);
  });
};

const getTimes = (reports: readonly Report[]): { startedAt: string; durationMs: number } => {
  const starts = reports.map(({ startedAt }) => Date.parse(startedAt));
  const ends = reports.map(({ durationMs }, at) => (starts[at] ?? 0) + durationMs);
  const start = Math.min(...starts);
  return { startedAt: new Date(start).toISOString(), durationMs: Math.max(...ends) - start };
};

/**
 * Merges the reports of all shards into the report of the run. Each clause is evaluated from the observations of all shards.
 * The workspaces may differ, because shards that run at the same time need one each.
 *
 * @throws StartupError if a shard is missing or duplicated, or the reports are not from the same run
 */
export const mergeReports = (
  reports: readonly ShardReport[],
  { allowPartial }: { allowPartial: boolean },
): Report => {
  const [first] = reports;
  if (!first) throw new StartupError('No reports to merge.');
  const all = reports as readonly [ShardReport, ...ShardReport[]];
  checkShared(all);
  checkComplete(all);
  if (first.report.tool.version !== tool.version) {
    throw new StartupError(
      `The reports are from version ${first.report.tool.version} of the gate, but this is version ${tool.version}. Merge them with version ${first.report.tool.version}.`,
    );
  }
  const merged = reports.map(({ report }) => report);
  const { shard, only, target, contract, driver, seed, effort } = first.report;
  const { waivers, unsupported, count } = shard;
  const results = merged.flatMap((report) => report.shard.results);
  const notes = [`merged from ${count} shards`, ...listNotes(merged)];
  return {
    format: 2,
    tool,
    contract,
    target: {
      ...target,
      workspace: withoutRepetitions(merged.map((report) => report.target.workspace)).join(', '),
    },
    driver,
    seed,
    effort,
    only,
    ...getTimes(merged),
    requests: merged.reduce((sum, { requests }) => sum + requests, 0),
    ...evaluateResults(
      clauseResults({ only, unsupported, replay: null, shard: null }, results),
      [
        ...withoutRepetitions(merged.flatMap(({ errors }) => errors)),
        ...unusedWaivers({ waivers, only }, results),
      ],
      allowPartial,
    ),
    ...notOfferedIn(mergeResponses(merged.flatMap((report) => report.shard.responses))),
    leftovers: merged.flatMap(({ leftovers }) => leftovers),
    notes,
  };
};
