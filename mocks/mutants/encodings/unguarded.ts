import { mediaTypes } from '@workspace-api/contract';
import { readText, withBody } from '../../wrappers/json.ts';
import { elevatedIf } from '../lib/elevate.ts';
import { inEncoding, isListIn } from '../lib/in-encoding.ts';
import type { Mutant } from '../lib/mutant.ts';
import { cursorAfterFullLastPage } from '../pagination/cursor-after-full-last-page.ts';

const clause = 'encodings.errors-stay-json';

/** An encoding whose requests bypass a check that requests for JSON don't, and whose pages end in another way. */
export const unguarded: Record<string, Mutant> = {
  'csv-without-a-token': {
    clause,
    text: 'A list in CSV needs no token.',
    wrap: elevatedIf((request, { status }) => status === 401 && isListIn(request, mediaTypes.csv)),
  },
  'ndjson-without-the-scope': {
    clause,
    text: 'A list in NDJSON needs a token, but not the scope of the list.',
    wrap: elevatedIf((request, { status }) => status === 403 && isListIn(request, mediaTypes.ndjson)),
  },
  'tson-of-an-unknown-workspace': {
    clause,
    text: 'A list in TSON of a workspace that does not exist is empty.',
    wrap: (next) => async (request) => {
      const response = await next(request);
      if (response.status !== 404 || !isListIn(request, mediaTypes.tson)) return response;
      await readText(response);
      return withBody({ status: 200, headers: response.headers }, '[id]\n', mediaTypes.tson);
    },
  },
  'ndjson-cursor-after-full-last-page': {
    clause: 'encodings.ndjson-cursor',
    text: 'A full last page in NDJSON has a cursor to an empty page.',
    wrap: inEncoding(mediaTypes.ndjson, cursorAfterFullLastPage.wrap),
  },
  'csv-cursor-after-full-last-page': {
    clause: 'encodings.csv-next-cursor-header',
    text: 'A full last page in CSV has a cursor to an empty page.',
    wrap: inEncoding(mediaTypes.csv, cursorAfterFullLastPage.wrap),
  },
};
