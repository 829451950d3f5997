import type { Report } from '../engine/report/report.ts';
import { ReportFileError } from '../report/write-reports.ts';
import type { Io } from './io.ts';

/**
 * Writes the reports of a run. Returns the exit code.
 *
 * @param badUsage the exit code if no clause is broken but a report could not be written
 */
export const writeAllReports = async (
  report: Report,
  dir: string,
  secrets: readonly string[],
  io: Io,
  badUsage: number,
): Promise<number> => {
  // Loaded only now, because --list, --explain and --help don't need the report libraries.
  const { writeReports } = await import('../report/write-reports.ts');
  try {
    await writeReports(report, { dir, stdout: io.stdout, env: io.env, secrets });
  } catch (error) {
    if (!(error instanceof ReportFileError)) throw error;
    io.stderr.write(`${error.message}\n`);
    // The verdict was already printed, so a broken clause keeps its exit code.
    return report.exitCode === 0 ? badUsage : report.exitCode;
  }
  return report.exitCode;
};
