import { mapStrings } from '../engine/report/printable.ts';
import { redact } from '../engine/report/redact.ts';
import type { Report } from '../engine/report/report.ts';

/** Redacts every string of a report: the last barrier before it is written. */
export function redactReport(report: Report, secrets: Iterable<string> = []): Report {
  const known = [...secrets];
  return mapStrings(report, (text) => redact(text, known));
}
