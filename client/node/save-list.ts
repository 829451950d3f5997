import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { mediaTypes, nextCursorHeader } from '@workspace-api/contract';
import { IncompleteStreamError, metaKey } from '../encodings/ndjson.ts';
import { readLines } from '../encodings/read-lines.ts';
import { createCursors } from '../lists/list.ts';
import type { List } from '../lists/list-options.ts';

type Lines = AsyncGenerator<string, string | undefined>;

/** The lines of a page in CSV. Only the first page keeps its header row. */
async function* readTable({ body, headers }: Response, isFirst: boolean): Lines {
  let isHeader = true;
  for await (const { content } of readLines(body)) {
    if (!isHeader || isFirst) yield `${content}\r\n`;
    isHeader = false;
  }
  return headers.get(nextCursorHeader) ?? undefined;
}

/** The records of a page in NDJSON, without the line at its end. */
async function* readStream({ body }: Response): Lines {
  const metaStart = `{"${metaKey}"`;
  let records = 0;
  for await (const { content } of readLines(body)) {
    if (content.trim() === '') continue;
    if (content.replaceAll(' ', '').startsWith(metaStart))
      return JSON.parse(content)[metaKey].next_cursor || undefined;
    yield `${content}\n`;
    records += 1;
  }
  throw new IncompleteStreamError(records, `the ${metaKey} line is missing`);
}

const readPage = (response: Response, isFirst: boolean): Lines => {
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type === mediaTypes.ndjson) return readStream(response);
  if (type === mediaTypes.csv) return readTable(response, isFirst);
  response.body?.cancel().catch(() => {});
  throw new TypeError(`Expected a list in CSV or NDJSON, got ${type}. Pass csv or ndjson as its option as.`);
};

/**
 * Saves a list as CSV or NDJSON, as the service sends it: all pages as one file. Lines are written when they arrive, so memory
 * holds only one of them. Only for Node, Bun and Deno.
 *
 * The file appears when it is complete. Until then, its name ends in `.part`, which is removed after a failure.
 *
 * @throws ApiError, TransportError, CursorError or IncompleteStreamError, if the service doesn't send the whole list
 * @example await saveList(api.forms.listSubmissions('acme', id, { as: csv, limit: 100 }), 'submissions.csv');
 */
export const saveList = async (list: List<unknown>, file: string): Promise<void> => {
  async function* lines(): AsyncGenerator<string> {
    const next = createCursors(file, undefined);
    let cursor: string | undefined;
    let isFirst = true;
    do {
      const response = await list.raw({ as: 'response', cursor });
      const nextCursor = yield* readPage(response, isFirst);
      cursor = next({ nextCursor, hasMore: undefined });
      isFirst = false;
    } while (cursor !== undefined);
  }
  const part = `${file}.part`;
  const output = createWriteStream(part);
  // A file that is opened only after a failure would be left behind.
  await once(output, 'open');
  try {
    await pipeline(lines, output);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};
