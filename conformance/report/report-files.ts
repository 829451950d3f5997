/** The file names of a report, within its folder. */
export const reportFiles = {
  json: 'report.json',
  junit: 'junit.xml',
  sarif: 'report.sarif',
  html: 'report.html',
} as const;
