import type { Report } from '../engine/report/report.ts';

/**
 * The report as `report.json` (its schema: report.schema.json). Characters that a terminal or an editor could interpret are
 * escaped, so that any viewer can show the file. Parsing the file returns the report unchanged.
 */
export function renderJson(report: Report): string {
  const json = JSON.stringify(report, null, 2);
  return `${json.replace(/[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu, escaped)}\n`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
