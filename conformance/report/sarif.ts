import { createHash } from 'node:crypto';
import { type ClauseId, clauses as register } from '@workspace-api/contract';
import places from '@workspace-api/contract/places.json' with { type: 'json' };
import { mapStrings, oneLine, printable } from '../engine/report/printable.ts';
import type { ClauseResult, Finding, Report } from '../engine/report/report.ts';
import { gateCommand } from '../engine/report/tool.ts';
import { parseReplay } from '../engine/settings/replay-id.ts';
import { againOption } from './again.ts';
import { describeCause } from './causes.ts';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** The level of a finding, by the level of its clause (SARIF 2.1.0, section 3.27.10). */
const levels = { must: 'error', should: 'warning', provisional: 'note' } as const;

type Place = { file: string; line: number };

const clausePlaces: Readonly<Record<string, Place>> = places.clauses;
const operationPlaces: Readonly<Record<string, Place>> = places.operations;

// The sources of the contract: a viewer that has them opens the line.
const location = ({ file, line }: Place, message?: string) => ({
  physicalLocation: {
    artifactLocation: { uri: file, uriBaseId: '%SRCROOT%' },
    region: { startLine: line },
  },
  ...(message === undefined ? {} : { message: { text: message } }),
});

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
    ...finding.exchanges.map(
      ({ curl, status, body }) =>
        `$ ${oneLine(curl, 2_000)}\n→ ${status ?? 'no response'} ${oneLine(body, 300)}`,
    ),
    ...(finding.replay === null ? [] : [`Repeat it with ${againOption(finding)}`]),
  ].join('\n');

const result = (clause: ClauseResult, ruleIndex: number, print: string, findings: readonly Finding[]) => {
  const [finding] = findings as [Finding, ...Finding[]];
  const { operation, scenario, replay, intermittent, waived } = finding;
  const stated = clausePlaces[clause.id];
  const at = operation === null ? undefined : operationPlaces[operation];
  return {
    ruleId: clause.id,
    ruleIndex,
    level: levels[clause.level],
    message: { text: formatMessage(finding) },
    locations: [
      {
        ...(stated ? location(stated) : {}),
        ...(operation === null ? {} : { logicalLocations: [{ name: operation, kind: 'function' }] }),
      },
    ],
    ...(at && operation
      ? { relatedLocations: [{ id: 1, ...location(at, `The operation ${operation}`) }] }
      : {}),
    occurrenceCount: findings.length,
    partialFingerprints: { 'workspaceConformance/v1': print },
    ...(waived === undefined
      ? {}
      : { suppressions: [{ kind: 'external', status: 'accepted', justification: waived }] }),
    properties: { scenario, replay, intermittent },
  };
};

/** Merges findings with the same fingerprint into one result. */
const toResults = (clause: ClauseResult, ruleIndex: number) => {
  const groups = new Map<string, Finding[]>();
  for (const finding of clause.findings) {
    const print = fingerprint(clause, finding);
    groups.set(print, [...(groups.get(print) ?? []), finding]);
  }
  return [...groups].map(([print, findings]) => result(clause, ruleIndex, print, findings));
};

/**
 * The report as SARIF 2.1.0: a rule for each clause with findings, and a result for each failure, located at the line of the
 * contract that states the clause. A waived failure is a suppressed result. Errors of the run are notifications.
 */
export function renderSarif(report: Report): string {
  const safe = mapStrings(report, printable);
  const clausesWithFindings = safe.clauses.filter(({ findings }) => findings.length > 0);
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
        results: clausesWithFindings.flatMap(toResults),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
