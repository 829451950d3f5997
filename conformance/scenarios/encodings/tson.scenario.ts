import { mediaTypes } from '@workspace-api/contract';
import { anyNotation } from '../../checks/encodings/cell.ts';
import { parseTson } from '../../checks/encodings/tson.ts';
import { scenario } from '../../engine/scenario.ts';
import { compareLists, inTable, sameAsJson } from './same-as-json.ts';

const inTson = inTable({
  mediaType: mediaTypes.tson,
  parse: (t, { text }) => {
    const tson = parseTson(text);
    if (!tson.isSeparated)
      t.notExercised('encodings.same-records', 'TSON whose fields have a known separator');
    return tson;
  },
  arrays: anyNotation,
  clauses: {},
  cursorClause: null,
});

export default scenario(
  'TSON names its fields once, followed by one record per line',
  {
    holds: [],
    clauses: [
      'encodings.tson-quotes-when-ambiguous',
      'encodings.tson-schema-line',
      'encodings.tson-record-lines',
      'encodings.tson-separators',
    ],
  },
  (gate) =>
    compareLists(gate, mediaTypes.tson, async (t, operation, _, list) => {
      const { walked, json } = await sameAsJson(t, operation, inTson(t), list);
      for (const [index, { response, cursor }] of walked.pages.entries()) {
        const more = json.pages[index]?.cursor != null;
        t.expectEqual('encodings.tson-next-cursor-header', cursor !== null, more, response);
      }
    }),
);
