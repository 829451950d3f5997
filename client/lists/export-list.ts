import { type JoinOptions, joinPages, type KeepPage } from './join-pages.ts';
import type { List } from './list-options.ts';

/** Keeps a page in a blob, which a browser may store on disk. */
const keepInBlob: KeepPage = async (body) => {
  const blob = new Blob([body as Uint8Array<ArrayBuffer>]);
  return async () => new Uint8Array(await blob.arrayBuffer());
};

/**
 * Streams all pages of a list as one body in CSV, TSON or NDJSON, encoded as UTF-8, as `saveList` of `@workspace-api/client/node`
 * writes it to a file. Pages of CSV and TSON are kept in blobs until the last one has arrived, because it may have more columns.
 *
 * The stream fails with ApiError, TransportError, CursorError, DecodeError or IncompleteStreamError, if the service doesn't send
 * the whole list.
 *
 * @param options.escapeFormulas whether a cell of CSV that a spreadsheet would run as a formula gets an apostrophe in front
 * @throws TypeError for an unknown option
 * @example return new Response(streamList(api.forms.listSubmissions('acme', id, { as: csv })));
 */
export const streamList = (
  list: List<unknown>,
  options?: JoinOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const lines = joinPages('streamList', list, keepInBlob, options);
  const utf8 = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(utf8.encode(value));
    },
    cancel: () => void lines.return(''),
  });
};

/**
 * Reads all pages of a list into one blob of the list's media type, as {@link streamList} sends them, for example to download it in
 * a browser.
 *
 * @throws ApiError, TransportError, CursorError, DecodeError or IncompleteStreamError, if the service doesn't send the whole list,
 *   and TypeError for an unknown option
 * @example link.href = URL.createObjectURL(await listToBlob(api.forms.list('acme', { as: csv })));
 */
export const listToBlob = async (list: List<unknown>, options?: JoinOptions): Promise<Blob> => {
  const lines = joinPages('listToBlob', list, keepInBlob, options);
  const parts: string[] = [];
  for (;;) {
    const { done, value } = await lines.next();
    if (done) return new Blob(parts, { type: value });
    parts.push(value);
  }
};
