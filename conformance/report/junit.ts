import { compact, oneLine } from '../engine/report/format.ts';
import type { ClauseStatus } from '../engine/report/report.ts';
import type { ClauseView } from './clause-view.ts';
import { type Html, html, trusted } from './html/escape.ts';
import { compareOnLines, describeClause } from './text.ts';
import type { View } from './view.ts';

type Attributes = Readonly<Record<string, string | number>>;

// The escapes of the HTML template are character references, which XML has too.
const element = (name: string, attributes: Attributes, content: string | readonly Html[] = ''): Html =>
  html`<${trusted(name)}${Object.entries(attributes).map(([key, value]) => html` ${trusted(key)}="${value}"`)}>${content}</${trusted(name)}>\n`;

const error = (message: string, content = message): Html =>
  element('error', { type: 'harness', message: oneLine(message, 500) }, content);

const getSeconds = (clauses: readonly ClauseView[]): string =>
  (clauses.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000).toFixed(3);

const countResults = (counts: Record<ClauseStatus, number>, otherErrors = 0): Attributes => ({
  failures: counts.fail,
  errors: counts.error + otherErrors,
  skipped: counts.waived + counts.unsupported + counts['not-exercised'],
});

/** The elements of a test case, by the status of its clause. */
const toResults = (clause: ClauseView): Html[] => {
  const { status, label, level, text, reason = 'no reason given', findings } = clause;
  const [first] = findings;
  if (status === 'error') return [error(reason, `${text}\n${reason}`)];
  if (status === 'fail') {
    const compared = first && compareOnLines(first, 250);
    const message = compared ? `expected ${compared.expected}, got ${compared.got}` : text;
    return [element('failure', { type: level, message }, describeClause(clause))];
  }
  const isSkipped = ['waived', 'unsupported', 'not-exercised'].includes(status);
  return compact([
    isSkipped && element('skipped', { message: `${label}: ${oneLine(reason)}` }),
    first && element('system-out', {}, describeClause(clause)),
  ]);
};

/** The run itself: its facts, its leftovers, and errors outside of any clause. */
const harnessSuite = ({ report, facts, counts, errors: list, leftovers }: View): Html => {
  const time = getSeconds([]);
  const results = { failures: 0, errors: list.length, skipped: 0 };
  const attributes = { name: 'harness', tests: list.length, ...results, time, timestamp: report.startedAt };
  const properties = [...facts, ['Clauses', counts] as const];
  const left = leftovers.map((item) => `left on the target: ${item}`).join('\n');
  return element(
    'testsuite',
    attributes,
    compact([
      element(
        'properties',
        {},
        properties.map(([name, value]) => element('property', { name, value })),
      ),
      ...list.map(({ place, message }) =>
        element('testcase', { classname: 'harness', name: place, time }, [error(message)]),
      ),
      left !== '' && element('system-out', {}, left),
    ]),
  );
};

/**
 * The report as JUnit XML: a suite per family, a case per clause. The time of a case is the clause's part of the time that the
 * cases of its scenarios took, and suites have the sum. How long the whole run took is a property. Only a broken `must` is a
 * `<failure>`. A clause that was not exercised is `<skipped>`. Warnings and information are in `<system-out>`, the only other
 * place in a case.
 */
export const renderJunit = (view: View): string => {
  const { report, verdict, clauses, families, errors } = view;
  const timestamp = report.startedAt;
  const toCase = (clause: ClauseView): Html => {
    const attributes = { classname: clause.family, name: clause.id, time: getSeconds([clause]) };
    return element('testcase', attributes, toResults(clause));
  };
  const suites = families.map(({ title, clauses: own, counts }) => {
    const time = getSeconds(own);
    const attributes = { name: title, tests: own.length, ...countResults(counts), time, timestamp };
    return element('testsuite', attributes, own.map(toCase));
  });
  const attributes = {
    name: `${report.tool.name}: ${verdict}`,
    tests: clauses.length + errors.length,
    ...countResults(report.totals, errors.length),
    time: getSeconds(clauses),
    timestamp,
  };
  const root = element('testsuites', attributes, [...suites, harnessSuite(view)]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.html}`;
};
