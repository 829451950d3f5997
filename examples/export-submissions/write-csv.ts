import { open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Cell } from './submission-rows.ts';

/**
 * Writes rows as RFC 4180 has it, so that spreadsheets open them: in UTF-8 with a byte order mark, without which Excel
 * takes them for another encoding. A text that would be run as a formula gets an apostrophe before it: whoever fills in
 * a form could otherwise have the spreadsheet of its owner send data away.
 *
 * @param target a file, which appears once it is complete, or a stream, which stays open
 */
export const writeCsv = async (
  rows: AsyncIterable<readonly Cell[]>,
  target: string | Writable,
): Promise<void> => {
  // The library alone quotes the delimiter of records, and not the line feed that a text area sends.
  const csv = stringify({
    bom: true,
    record_delimiter: '\r\n',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });
  if (typeof target !== 'string') return pipeline(rows, csv, target, { end: false });
  const unfinished = `${target}.part`;
  // It exists from here on: a stream that fails early could otherwise create it after it was removed.
  const file = await open(unfinished, 'w');
  try {
    await pipeline(rows, csv, file.createWriteStream());
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { force: true });
  }
};
