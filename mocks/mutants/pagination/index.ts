import type { Mutant } from '../lib/mutant.ts';
import { boundaryRecordRepeated } from './boundary-record-repeated.ts';
import { boundaryRecordSkipped } from './boundary-record-skipped.ts';
import { cursorAfterFullLastPage } from './cursor-after-full-last-page.ts';
import { limitIgnored } from './limit-ignored.ts';
import { longLists } from './long-lists.ts';
import { offsetCursors } from './offset-cursors.ts';
import { otherEncodings } from './other-encodings.ts';
import { pageMutants } from './pages.ts';
import { simultaneousCreations } from './simultaneous-creations.ts';
import { singleRecords } from './single-records.ts';
import { ties } from './ties.ts';

/** Mutants of the pagination family. */
export const pagination: Record<string, Mutant> = {
  ...pageMutants,
  ...otherEncodings,
  ...longLists,
  ...simultaneousCreations,
  ...singleRecords,
  ...ties,
  'boundary-record-repeated': boundaryRecordRepeated,
  'boundary-record-skipped': boundaryRecordSkipped,
  'cursor-after-full-last-page': cursorAfterFullLastPage,
  'limit-ignored': limitIgnored,
  'offset-cursors': offsetCursors,
};
