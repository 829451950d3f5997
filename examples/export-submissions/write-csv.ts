import { open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Cell } from './submission-rows.ts';

/**
 * Writes rows as CSV (RFC 4180) for spreadsheets, in UTF-8 with a byte order mark, without which Excel assumes another
 * encoding. A string that a spreadsheet would run as a formula gets a leading apostrophe. Otherwise a visitor could fill in a
 * formula that sends data of the form's owner elsewhere.
 *
 * @param target a file, which is created once it is complete, or a stream, which stays open
 */
export const writeCsv = async (
  rows: AsyncIterable<readonly Cell[]>,
  target: string | Writable,
): Promise<void> => {
  // By default the library quotes the record delimiter, but not the line feed that a text area sends.
  const csv = stringify({
    bom: true,
    record_delimiter: '\r\n',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });
  if (typeof target !== 'string') return pipeline(rows, csv, target, { end: false });
  const unfinished = `${target}.part`;
  // Create the file now: otherwise a stream that fails early could create it after it was removed.
  const file = await open(unfinished, 'w');
  try {
    await pipeline(rows, csv, file.createWriteStream());
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { force: true });
  }
};
