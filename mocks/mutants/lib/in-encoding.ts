import { asJson, readPage, writePage } from '../../wrappers/change-pages.ts';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findList, withQuery } from '../../wrappers/list-page.ts';

/** Whether a request is for a list in an encoding. */
export const isListIn = (request: Request, mediaType: string): boolean =>
  findList(request) !== undefined && request.headers.get('Accept')?.startsWith(mediaType) === true;

/** Applies a wrapper of pages in JSON to the pages of one encoding only. */
export const inEncoding =
  (mediaType: string, wrap: Wrap): Wrap =>
  (next) => {
    const changedFetch = wrap(next);
    return async (request) => {
      if (!isListIn(request, mediaType)) return next(request);
      const inJson = asJson(request);
      // Only gzip can be decoded here.
      inJson.headers.delete('Accept-Encoding');
      const response = await changedFetch(inJson);
      const page = await readPage(request, response);
      if (!page) return response;
      // The server doesn't know the cursors of the wrapper. Its first page has the headers of the encoding.
      const original = await next(new Request(withQuery(request.url, { cursor: null }), request));
      return writePage(request, original, page);
    };
  };
