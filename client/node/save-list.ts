import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type JoinOptions, joinPages, type KeepPage } from '../lists/join-pages.ts';
import type { List } from '../lists/list-options.ts';

/** Keeps pages one after the other in a file, which doesn't exist yet. */
const keepInFile = (file: string): KeepPage => {
  let size = 0;
  return async (body) => {
    const start = size;
    size += body.length;
    const end = size - 1;
    await appendFile(file, body);
    return () => buffer(createReadStream(file, { start, end }));
  };
};

/**
 * Saves all pages of a list as one file in CSV, TSON or NDJSON. Pages of CSV and TSON may have different columns: the file has all
 * of them, and its cells are as the service sends them. Memory holds only one page. Only for Node, Bun and Deno.
 *
 * The file appears when it is complete. Until then, files whose names end in `.part` hold what has arrived. They are removed after
 * a failure.
 *
 * @param options.escapeFormulas whether a cell of CSV that a spreadsheet would run as a formula gets an apostrophe in front. Use
 *   it for what visitors submitted, if the file is for a spreadsheet
 * @throws ApiError, TransportError, CursorError, DecodeError or IncompleteStreamError, if the service doesn't send the whole list
 * @example await saveList(api.forms.listSubmissions('acme', id, { as: csv, limit: 100 }), 'submissions.csv');
 */
export const saveList = async (list: List<unknown>, file: string, options?: JoinOptions): Promise<void> => {
  const part = `${file}.part`;
  const pages = `${file}.pages.part`;
  const lines = joinPages('saveList', list, keepInFile(pages), options);
  // A process that was killed may have left it.
  await rm(pages, { force: true });
  const output = createWriteStream(part);
  // A file that is opened only after a failure would be left behind.
  await once(output, 'open');
  try {
    await pipeline(lines, output);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await rm(pages, { force: true });
  }
};
