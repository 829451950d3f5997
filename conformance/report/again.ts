import { shellQuote } from '@workspace-api/contract';
import type { Finding, Report } from '../engine/report/report.ts';
import { gateCommand } from '../engine/report/tool.ts';

/** The option that repeats the case of a finding; null for a finding in a trace, which can't be repeated. */
export const againOption = ({ replay }: Finding): string | null =>
  replay === null ? null : `--replay ${shellQuote(replay)}`;

/** The command that repeats the case of a finding. The token is in the environment, and a driver in the configuration. */
export const replayCommand = ({ target }: Pick<Report, 'target'>, finding: Finding): string | null => {
  const option = againOption(finding);
  return option === null ? null : `${gateCommand} --target ${shellQuote(target.url)} ${option}`;
};
