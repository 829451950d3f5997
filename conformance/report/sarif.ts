import { createHash } from 'node:crypto';
import { type ClauseId, clauses as register } from '@workspace-api/contract';
import { groupBy } from '../engine/report/format.ts';
import type { NotOffered } from '../engine/report/report.ts';
import { gateCommand } from '../engine/report/tool.ts';
import type { ClauseView, FindingView } from './clause-view.ts';
import { describeNotOffered, unsupportedEntry } from './remedies.ts';
import { findingLines, shortExtent } from './text.ts';
import type { View } from './view.ts';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** The level of a finding, by the level of its clause (SARIF 2.1.0, section 3.27.10). */
const levels = { must: 'error', should: 'warning', provisional: 'note' } as const;

/**
 * The location of every result: the configuration of the run, because code scanning requires a file of the user's repository,
 * and nothing else in it is about the target. Without one, a result has only its operations.
 */
const locate = (configFile: string | null, operations: readonly string[]) => {
  const location = {
    ...(configFile !== null && {
      physicalLocation: {
        artifactLocation: { uri: encodeURI(configFile), uriBaseId: '%SRCROOT%' },
        region: { startLine: 1 },
      },
    }),
    ...(operations.length > 0 && {
      logicalLocations: operations.map((name) => ({ name, kind: 'function' })),
    }),
  };
  return Object.keys(location).length > 0 && { locations: [location] };
};

const toRule = ({ id, level, text, source, family }: ClauseView) => {
  const { reason = '' } = (register[id as ClauseId] ?? {}) as { reason?: string };
  const stated = `It is stated in the section “${source}” of the service document (${level}).`;
  const help = [text, stated, reason.trim()].filter((part) => part !== '').join(' ');
  const commands = `${gateCommand} --explain ${id}\n${gateCommand} --only ${id}`;
  const introduction = `${help}\n\nTo show its details, and to check only this clause:`;
  return {
    id,
    shortDescription: { text },
    fullDescription: { text: help },
    help: {
      text: `${introduction}\n${commands}`,
      markdown: `${introduction}\n\n\`\`\`sh\n${commands}\n\`\`\``,
    },
    defaultConfiguration: { level: levels[level] },
    properties: { tags: [family, level] },
  };
};

const describe = (finding: FindingView, { notOffered } = finding): string =>
  notOffered
    ? `Not offered: ${describeNotOffered(notOffered)}. If that is known, add ${unsupportedEntry(notOffered)} to unsupported in the configuration.`
    : findingLines(finding, shortExtent).join('\n');

/** One result for each clause, because its findings have one cause more often than several; and one if some are waived. */
const toResults = ({ id, level, findings }: ClauseView, ruleIndex: number, configFile: string | null) =>
  groupBy(findings, ({ waived = '' }) => waived).map(([justification, group]) => {
    const [finding] = group as [FindingView];
    const { scenario, replay, intermittent, simultaneous } = finding;
    const operations = [...new Set(group.flatMap(({ operation }) => operation ?? []))];
    const extent = `\n\nIt is the first of ${group.length} findings, at ${operations.join(', ') || 'no operation'}.`;
    // The same in every run with the same failure: the seed, the values and the operations that a run chose are excluded.
    const fingerprint = createHash('sha256').update(`${id}\0${justification === '' ? 'failed' : 'waived'}`);
    return {
      ruleId: id,
      ruleIndex,
      level: levels[level],
      message: { text: describe(finding) + (group.length < 2 ? '' : extent) },
      ...locate(configFile, operations),
      occurrenceCount: group.length,
      partialFingerprints: { 'workspaceConformance/v2': fingerprint.digest('hex') },
      ...(justification !== '' && {
        suppressions: [{ kind: 'external', status: 'accepted', justification }],
      }),
      properties: { scenario, replay, intermittent, ...(simultaneous && { simultaneous }) },
    };
  });

/** The clauses with findings. What the target doesn't offer has one finding, whatever clauses it breaks. */
const listBroken = (clauses: readonly ClauseView[]): ClauseView[] => {
  const reported = new Set<NotOffered>();
  const isFirst = ({ notOffered }: FindingView): boolean =>
    notOffered === undefined || (!reported.has(notOffered) && reported.add(notOffered).size > 0);
  return clauses
    .map((clause) => ({ ...clause, findings: clause.findings.filter(isFirst) }))
    .filter(({ findings }) => findings.length > 0);
};

/**
 * The report as SARIF 2.1.0: a rule and a result for each clause with findings. Nothing is said about clauses
 * that hold. A waived failure is a suppressed result. Operations that the target doesn't offer are one result per entry. Errors
 * of the run are notifications.
 *
 * @param configFile the run's configuration, relative to the root of the user's repository; null if there is none
 */
export const renderSarif = ({ report, clauses, errors }: View, configFile: string | null = null): string => {
  const broken = listBroken(clauses);
  const { tool, target, contract, seed, verdict, startedAt, durationMs } = report;
  const run = {
    tool: { driver: { name: tool.name, version: tool.version, rules: broken.map(toRule) } },
    automationDetails: { id: `${tool.name}/${report.effort}` },
    invocations: [
      {
        executionSuccessful: errors.length === 0,
        exitCode: report.exitCode,
        startTimeUtc: startedAt,
        endTimeUtc: new Date(Date.parse(startedAt) + durationMs).toISOString(),
        toolExecutionNotifications: errors.map(({ place, message }) => ({
          level: 'error',
          message: { text: `${place}: ${message}` },
        })),
      },
    ],
    columnKind: 'utf16CodeUnits',
    properties: { target, contract, seed, verdict },
    results: broken.flatMap((clause, index) => toResults(clause, index, configFile)),
  };
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
};
