import { headerNames, mediaTypes } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { isSuccess } from '../../judging/body.ts';
import { anyNotation } from '../../judging/encodings/cell.ts';
import { compareTable } from '../../judging/encodings/compare-table.ts';
import { isPlainWord, parseTson } from '../../judging/encodings/tson.ts';
import { prepareList, samePage } from '../support/encoded-list.ts';

const schema = 'encodings.tson-schema-line';
const lines = 'encodings.tson-record-lines';
const quotes = 'encodings.tson-quotes-when-ambiguous';
const same = 'encodings.same-records';
const header = 'encodings.tson-next-cursor-header';

export default scenario(
  'encodings.tson',
  'TSON names its fields once, followed by one record per line',
  { clauses: [schema, lines, quotes, same, header] },
  async (gate) => {
    await gate.eachOperation(
      ({ list }) => list !== null,
      async (operation, t) => {
        const list = await prepareList(t, operation);
        for (const query of [{}, { limit: 1 }]) {
          const page = await samePage(t, operation, { ...list, query }, { accept: mediaTypes.tson });
          if (!page || !isSuccess(page.encoded))
            return t.notExercised([schema, lines, same], `${operation.id} in TSON`);
          const { encoded, records, nextCursor } = page;
          const tson = parseTson(encoded.text);
          const [first = ''] = encoded.text.split('\n');
          t.expect(
            schema,
            tson.schemaLine && !first.includes(':'),
            {
              expected: 'a bracketed list of field paths, without types',
              got: first.slice(0, 200),
            },
            encoded,
          );
          t.expect(
            lines,
            tson.problem === null,
            { expected: 'a field for each path', got: tson.problem ?? '' },
            encoded,
          );
          const [difference] = compareTable(tson, records, anyNotation);
          if (records.length > 0 || difference) {
            t.expect(same, !difference, difference ?? { expected: '', got: '' }, encoded);
          }
          const needless = tson.rows.flat().find(({ quoted, text }) => quoted && isPlainWord(text));
          t.expect(
            quotes,
            !needless,
            { expected: 'no quotes around a plain word', got: needless?.raw ?? '' },
            encoded,
          );
          const cursor = encoded.headers[headerNames.nextCursor.toLowerCase()];
          t.expect(
            header,
            Boolean(cursor) === (nextCursor !== null),
            {
              expected: nextCursor === null ? 'no next cursor on the last page' : headerNames.nextCursor,
              got: cursor ?? 'none',
            },
            encoded,
          );
        }
      },
    );
  },
);
