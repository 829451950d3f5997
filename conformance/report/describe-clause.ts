import type { ClauseResult, Finding } from '../engine/report/report.ts';
import { againOption } from './again.ts';
import { describeCause } from './causes.ts';
import { formatStep } from './format-step.ts';

/** The number of findings shown in full. A defect that shows at every operation would otherwise fill the output. */
const maxFindings = 5;

/** A clause with its findings as plain text: the expected behavior, the actual behavior, and how to repeat it. */
export function describeClause(clause: ClauseResult): string {
  const hidden = clause.findings.length - maxFindings;
  return [
    `${clause.status}: ${clause.text} (${clause.level}, from “${clause.source}”)`,
    ...clause.findings.slice(0, maxFindings).map(describeFinding),
    ...(hidden > 0 ? [`and ${hidden} more`] : []),
  ].join('\n\n');
}

function describeFinding(finding: Finding): string {
  return [
    `${finding.scenario} › ${finding.case}${finding.intermittent ? ' (intermittent)' : ''}`,
    ...(finding.because ? [describeCause(finding)] : []),
    ...(finding.waived === undefined ? [] : [`waived:   ${finding.waived}`]),
    `expected: ${finding.expected}`,
    `got:      ${finding.got}`,
    ...finding.exchanges.map((step) => formatStep(step)),
    ...(finding.replay === null ? [] : [`repeat with ${againOption(finding)}`]),
  ].join('\n');
}
