/** Files of a report can't be written. The message has a line per file, with the reason. */
export class ReportFileError extends Error {
  override readonly name = 'ReportFileError';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}
