/** The file names of a report, within its folder. */
export const reportFiles = {
  json: 'report.json',
  junit: 'junit.xml',
  sarif: 'report.sarif',
  html: 'report.html',
} as const;

/** Thrown if files of a report can't be written. The message has a line for each file, with the reason. */
export class ReportFileError extends Error {
  override readonly name = 'ReportFileError';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}
