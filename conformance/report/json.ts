import type { Report } from '../engine/report/report.ts';

/**
 * The report as `report.json` (its schema: report.schema.json). Characters that a terminal or an editor could interpret are
 * escaped, so that any viewer can show the file. Parsing the file returns the report unchanged.
 */
export const renderJson = (report: Report): string => {
  const json = JSON.stringify(report, null, 2).replace(
    /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${json}\n`;
};
