import { createHash } from 'node:crypto';
import { type ClauseId, clauses as register } from '@workspace-api/contract';
import { mapStrings, oneLine, printable } from '../engine/report/printable.ts';
import type { ClauseResult, Finding, Report } from '../engine/report/report.ts';
import { gateCommand } from '../engine/report/tool.ts';
import { parseReplay } from '../engine/settings/replay-id.ts';
import { againOption } from './again.ts';
import { describeCause } from './causes.ts';
import { formatStep } from './format-step.ts';
import { describeNotOffered, unsupportedEntry, withAbsentOnce } from './not-offered.ts';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** The level of a finding, by the level of its clause (SARIF 2.1.0, section 3.27.10). */
const levels = { must: 'error', should: 'warning', provisional: 'note' } as const;

/**
 * The location of every result: the configuration of the run, because code scanning requires a file of the user's repository,
 * and nothing else in it is about the target. Without one, a result has only the operation.
 */
const locations = (configFile: string | null, operation: string | null) => {
  const location = {
    ...(configFile === null
      ? {}
      : {
          physicalLocation: {
            artifactLocation: { uri: encodeURI(configFile), uriBaseId: '%SRCROOT%' },
            region: { startLine: 1 },
          },
        }),
    ...(operation === null ? {} : { logicalLocations: [{ name: operation, kind: 'function' }] }),
  };
  return Object.keys(location).length === 0 ? {} : { locations: [location] };
};

/** Why a clause has its level or scope, if the register states it. */
const formatReason = (id: ClauseId): string => {
  const { reason } = (register[id] ?? {}) as { reason?: string };
  return reason === undefined ? '' : ` ${reason.trim()}`;
};

const rule = ({ id, level, text, source, family }: ClauseResult) => {
  const help = `${text} It is stated in the section “${source}” of the service document (${level}).${formatReason(id)}`;
  const commands = [`${gateCommand} --explain ${id}`, `${gateCommand} --only ${id}`];
  return {
    id,
    shortDescription: { text },
    fullDescription: { text: help },
    help: {
      text: [help, '', 'To show its details, and to check only this clause:', ...commands].join('\n'),
      markdown: [
        help,
        '',
        'To show its details, and to check only this clause:',
        '',
        '```sh',
        ...commands,
        '```',
      ].join('\n'),
    },
    defaultConfiguration: { level: levels[level] },
    properties: { tags: [family, level] },
  };
};

/** The name of a finding's case as in its replay id, without random values. */
const getCaseName = ({ replay, case: name }: Finding): string => parseReplay(replay ?? '')?.case ?? name;

/** The parts that are the same in every run with the same failure. The seed, the values and the response are excluded. */
const fingerprint = (clause: ClauseResult, finding: Finding): string =>
  createHash('sha256')
    .update([clause.id, finding.operation ?? '', finding.scenario, getCaseName(finding)].join('\0'))
    .digest('hex');

const formatMessage = (finding: Finding): string =>
  [
    `Expected ${oneLine(finding.expected, 500)}, got ${oneLine(finding.got, 500)}.`,
    `${finding.scenario} › ${oneLine(finding.case, 200)}${finding.operation ? ` (${finding.operation})` : ''}`,
    ...(finding.because ? [describeCause(finding)] : []),
    ...(finding.intermittent ? ['It did not recur when repeated.'] : []),
    ...finding.exchanges.map((step) => formatStep(step, { curl: 2_000, body: 300 })),
    ...(finding.replay === null ? [] : [`Repeat it with ${againOption(finding)}`]),
  ].join('\n');

const result = (
  clause: ClauseResult,
  ruleIndex: number,
  print: string,
  findings: readonly Finding[],
  { configFile, describe }: ResultOptions,
) => {
  const [finding] = findings as [Finding, ...Finding[]];
  const { operation, scenario, replay, intermittent, waived } = finding;
  return {
    ruleId: clause.id,
    ruleIndex,
    level: levels[clause.level],
    message: { text: describe(finding) },
    ...locations(configFile, operation),
    occurrenceCount: findings.length,
    partialFingerprints: { 'workspaceConformance/v1': print },
    ...(waived === undefined
      ? {}
      : { suppressions: [{ kind: 'external', status: 'accepted', justification: waived }] }),
    properties: { scenario, replay, intermittent },
  };
};

/** The location of the results, and the description of a finding. */
type ResultOptions = { configFile: string | null; describe: (finding: Finding) => string };

/** Merges findings with the same fingerprint into one result. */
const toResults = (clause: ClauseResult, ruleIndex: number, options: ResultOptions) => {
  const groups = new Map<string, Finding[]>();
  for (const finding of clause.findings) {
    const print = fingerprint(clause, finding);
    groups.set(print, [...(groups.get(print) ?? []), finding]);
  }
  return [...groups].map(([print, findings]) => result(clause, ruleIndex, print, findings, options));
};

/**
 * The report as SARIF 2.1.0: a rule for each clause with findings, and a result for each failure. Nothing is said about clauses
 * that hold. A waived failure is a suppressed result. Operations that the target doesn't offer are one result per entry. Errors
 * of the run are notifications.
 *
 * @param configFile the run's configuration, relative to the root of the user's repository; null if there is none
 */
export function renderSarif(report: Report, configFile: string | null = null): string {
  const safe = mapStrings(report, printable);
  const clausesWithFindings = withAbsentOnce(safe).filter(({ findings }) => findings.length > 0);
  const describe = (finding: Finding): string => {
    const entry = (safe.notOffered ?? []).find(({ operations }) =>
      operations.includes(finding.operation ?? ''),
    );
    return entry
      ? `Not offered: ${describeNotOffered(entry)}. If that is known, add ${unsupportedEntry(entry)} to unsupported in the configuration.`
      : formatMessage(finding);
  };
  const ended = new Date(Date.parse(safe.startedAt) + safe.durationMs);
  const log = {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: safe.tool.name, version: safe.tool.version, rules: clausesWithFindings.map(rule) },
        },
        automationDetails: { id: `${safe.tool.name}/${safe.effort}` },
        invocations: [
          {
            executionSuccessful: safe.errors.length === 0,
            exitCode: safe.exitCode,
            startTimeUtc: safe.startedAt,
            endTimeUtc: ended.toISOString(),
            toolExecutionNotifications: safe.errors.map(({ scenario, case: name, message }) => ({
              level: 'error',
              message: { text: `${scenario} › ${name}: ${message}` },
            })),
          },
        ],
        columnKind: 'utf16CodeUnits',
        properties: { target: safe.target, contract: safe.contract, seed: safe.seed, verdict: safe.verdict },
        results: clausesWithFindings.flatMap((clause, index) =>
          toResults(clause, index, { configFile, describe }),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
