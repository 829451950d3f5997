import { mapStrings, oneLine, printable } from '../engine/report/printable.ts';
import type { ClauseResult, Report } from '../engine/report/report.ts';
import { describeClause } from './describe-clause.ts';
import { byFamily, type Family } from './grouping.ts';
import { countsSentence, runFacts, verdictLabels } from './verdict.ts';
import { type XmlNode, xmlElement, xmlRoot } from './xml.ts';

/**
 * The report as JUnit XML: a suite per family, a case per clause. The time of a case is the clause's part of the time that the
 * cases of its scenarios took, and suites have the sum. How long the whole run took is a property. Only a broken `must` is a `<failure>`. A clause that was not
 * exercised is `<skipped>`. Warnings and information are in `<system-out>`, the only other place in a case.
 */
export function renderJunit(report: Report): string {
  // XML 1.0 allows no control characters or lone surrogates, even escaped, so they are replaced by visible text.
  const safe = mapStrings(report, printable);
  const families = byFamily(safe);
  const root = xmlRoot('testsuites', {
    name: `${safe.tool.name}: ${verdictLabels[safe.verdict]}`,
    tests: safe.clauses.length + safe.errors.length,
    failures: safe.totals.fail,
    errors: safe.totals.error + safe.errors.length,
    skipped: safe.totals.waived + safe.totals.unsupported + safe.totals['not-exercised'],
    time: totalSeconds(safe.clauses),
    timestamp: safe.startedAt,
  });
  for (const family of families) addFamily(root, family, safe);
  addRun(root, safe);
  return `${root.end({ prettyPrint: true })}\n`;
}

function addFamily(root: XmlNode, { name, clauses, counts }: Family, report: Report): void {
  const suite = xmlElement(root, 'testsuite', {
    name,
    tests: clauses.length,
    failures: counts.fail,
    errors: counts.error,
    skipped: counts.waived + counts.unsupported + counts['not-exercised'],
    time: totalSeconds(clauses),
    timestamp: report.startedAt,
  });
  for (const clause of clauses) addClause(suite, clause);
}

function addClause(suite: XmlNode, clause: ClauseResult): void {
  const { family: classname, id: name } = clause;
  const testcase = xmlElement(suite, 'testcase', { classname, name, time: totalSeconds([clause]) });
  const reason = clause.reason ?? 'no reason given';
  if (clause.status === 'fail') {
    const [first] = clause.findings;
    const message = first ? `expected ${first.expected}, got ${first.got}` : clause.text;
    xmlElement(
      testcase,
      'failure',
      { type: clause.level, message: oneLine(message, 500) },
      describeClause(clause),
    );
  }
  if (clause.status === 'error') {
    const text = `${clause.text}\n${reason}`;
    xmlElement(testcase, 'error', { type: 'harness', message: oneLine(reason, 500) }, text);
  }
  if (clause.status === 'unsupported')
    xmlElement(testcase, 'skipped', { message: `unsupported: ${oneLine(reason)}` });
  if (clause.status === 'waived') xmlElement(testcase, 'skipped', { message: `waived: ${oneLine(reason)}` });
  if (clause.status === 'not-exercised')
    xmlElement(testcase, 'skipped', { message: `not exercised: ${oneLine(reason)}` });
  if (clause.status === 'warn' || clause.status === 'info' || clause.status === 'waived')
    xmlElement(testcase, 'system-out', {}, describeClause(clause));
}

/** The run itself: its facts, its leftovers, and errors outside of any clause. */
function addRun(root: XmlNode, report: Report): void {
  const suite = xmlElement(root, 'testsuite', {
    name: 'harness',
    tests: report.errors.length,
    failures: 0,
    errors: report.errors.length,
    skipped: 0,
    time: totalSeconds([]),
    timestamp: report.startedAt,
  });
  const properties = xmlElement(suite, 'properties', {});
  const facts: [string, string][] = [...runFacts(report), ['Clauses', countsSentence(report)]];
  for (const [name, value] of facts) xmlElement(properties, 'property', { name, value });
  for (const error of report.errors) {
    const name = `${error.scenario} › ${error.case}`;
    const testcase = xmlElement(suite, 'testcase', { classname: 'harness', name, time: totalSeconds([]) });
    xmlElement(testcase, 'error', { type: 'harness', message: oneLine(error.message, 500) }, error.message);
  }
  if (report.leftovers.length > 0) {
    const lines = report.leftovers.map(({ kind, id, why }) => `left on the target: ${kind} ${id}: ${why}`);
    xmlElement(suite, 'system-out', {}, lines.join('\n'));
  }
}

function totalSeconds(clauses: readonly ClauseResult[]): string {
  return (clauses.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000).toFixed(3);
}
