import type { ClauseView } from '../../report/clause-view.ts';
import { reportFiles } from '../../report/report-files.ts';
import { listIds } from '../../report/sections.ts';
import { type Output, styleFor } from '../../report/terminal/style.ts';
import { createLayout } from '../../report/terminal/terminal.ts';
import type { View } from '../../report/view.ts';

/** More requests than these last ones of a finding, and more failed clauses and errors, would not fit on one screen. */
const most = { requests: 3, clauses: 10, errors: 3 };

/** Clears a terminal with its scrollback, so that the newest screen is the only one. */
const clear = '\u001b[2J\u001b[3J\u001b[H';

const abbreviate = ({ findings, ...clause }: ClauseView): ClauseView => {
  const [first] = findings.map((finding) => ({
    ...finding,
    exchanges: finding.exchanges.slice(-most.requests),
  }));
  return { ...clause, findings, groups: first ? [[first]] : [] };
};

/**
 * Writes one screen: the first failure, then the other failures by name, the errors and the counts.
 *
 * @param what what the newest run checked
 */
export const writeScreen = (stdout: Output, env: NodeJS.ProcessEnv, view: View, what: string): void => {
  const style = styleFor(stdout, env);
  const { indented, formatClause } = createLayout(style);
  const [first, ...others] = [...view.failures, ...view.absentFailures];
  const verdict = style.verdict[view.report.verdict](style.bold(view.verdict.toUpperCase()));
  const errors = view.errors.slice(0, most.errors).map(({ message }) => style.status.error(message));
  const sections = [
    ...(first ? [formatClause(abbreviate(first))] : []),
    ...(others.length > 0
      ? [indented(`Also violated: ${listIds(others, most.clauses, ` in ${reportFiles.html}`)}`, '')]
      : []),
    [...errors, `${verdict} ${view.counts}`, style.dim(`Checked last: ${what}`)]
      .map((line) => indented(line, ''))
      .join('\n'),
  ];
  const canClear = stdout.isTTY === true && env.TERM !== 'dumb';
  stdout.write(`${canClear ? clear : '\n'}${sections.join('\n\n')}\n`);
};
