import type { Finding } from '../engine/report/report.ts';
import { shellQuote } from '../engine/report/shell-quote.ts';

/** The option that repeats the case of a finding; null for a finding in a trace, which can't be repeated. */
export const againOption = ({ replay }: Finding): string | null =>
  replay === null ? null : `--replay ${shellQuote(replay)}`;
