import { type ClauseId, mediaTypes } from '@workspace-api/contract';
import { type Exchange, type OperationExchange, rememberLast } from '../../target/exchange.ts';
import { isSuccess } from '../body.ts';
import { type Difference, type ExchangeCheck, unless } from '../check-result.ts';
import { contentCoding, fourKilobytes, unnegotiatedCoding } from '../compression.ts';
import { parseCsv } from '../encodings/csv.ts';
import { parseNdjson } from '../encodings/ndjson.ts';
import { isPlainWord, parseTson } from '../encodings/tson.ts';
import { getParameter, getQuery } from './query.ts';

type Check<Page> = (page: Page, exchange: OperationExchange) => Difference | null | undefined;

/** Creates checks of the pages of a list in one encoding. Each page is checked on its own. */
const createOnPage = <Page>(encoding: string, parse: (exchange: Exchange) => Page) => {
  const parsePage = rememberLast(parse);
  return (check: Check<Page>): ExchangeCheck =>
    (exchange) => {
      const { operation, mediaType, undecodable, isBroken } = exchange;
      const isPage = operation.list && isSuccess(exchange) && mediaType === encoding;
      return isPage && undecodable === null && !isBroken ? check(parsePage(exchange), exchange) : undefined;
    };
};

const onCsv = createOnPage(mediaTypes.csv, ({ text }) => parseCsv(text));
const onNdjson = createOnPage(mediaTypes.ndjson, ({ text, trailers }) => parseNdjson(text, trailers));
const onTson = createOnPage(mediaTypes.tson, ({ text }) => parseTson(text));

type Tson = ReturnType<typeof parseTson>;

/** Without a schema line, nothing else can be checked. */
const onSchema = (check: Check<Tson>): ExchangeCheck =>
  onTson((page, exchange) => (page.schemaLine ? check(page, exchange) : undefined));

/** Without known separators, the fields can't be checked. */
const onFields = (check: Check<Tson>): ExchangeCheck =>
  onSchema((page, exchange) => (page.isSeparated ? check(page, exchange) : undefined));

const byteOrderMark = '\uFEFF';

/** The encodings and the compression of a body. */
export const encodingChecks: Partial<Record<ClauseId, ExchangeCheck>> = {
  'encodings.csv-quoting': onCsv(({ problem }) =>
    unless(problem === null, 'CSV as in RFC 4180', problem ?? ''),
  ),
  'encodings.csv-header-row': onCsv(({ columns }) => {
    const isNamed = columns.length > 0 && columns.every((name) => name !== '');
    return unless(isNamed, 'a first row that names every column', columns.join(', '));
  }),
  'encodings.csv-bom-by-default': onCsv((_, exchange) => {
    if (getQuery(exchange).has('bom')) return undefined;
    const { text } = exchange;
    // No member name begins with a byte order mark, so a second one is never part of the first column's name.
    const isRight = text.startsWith(byteOrderMark) && !text.startsWith(byteOrderMark, byteOrderMark.length);
    return unless(isRight, 'a body that begins with one EF BB BF', JSON.stringify(text.slice(0, 40)));
  }),
  'encodings.csv-bom-suppressed': onCsv((_, exchange) => {
    if (getParameter(exchange, 'bom') !== 'false') return undefined;
    const { text } = exchange;
    const expected = 'no byte order mark with bom=false';
    return unless(!text.startsWith(byteOrderMark), expected, JSON.stringify(text.slice(0, 40)));
  }),
  'encodings.ndjson-record-per-line': onNdjson(({ problem, records }, { operation: { list } }) => {
    const isEnveloped = records.length === 1 && Array.isArray(records[0]?.[list?.items ?? '']);
    const got = problem ?? 'an envelope with all records in it';
    return unless(problem === null && !isEnveloped, 'one record per line', got);
  }),
  'encodings.tson-schema-line': onTson(({ schemaLine, isSeparated }, { text }) => {
    const [first = ''] = text.split('\n');
    const isRight = schemaLine && !(isSeparated && first.includes(':'));
    return unless(isRight, 'a bracketed list of field paths, without types', first.slice(0, 200));
  }),
  'encodings.tson-separators': onSchema(({ isSeparated }, { text }) =>
    unless(isSeparated, 'a comma, semicolon, bar or tab between two fields', text.slice(0, 200)),
  ),
  'encodings.tson-record-lines': onFields(({ problem }) =>
    unless(problem === null, 'a field for each path', problem ?? ''),
  ),
  'encodings.tson-quotes-when-ambiguous': onFields(({ rows }) => {
    const needless = rows.flat().find(({ quoted, value }) => quoted && isPlainWord(value))?.raw;
    return unless(needless === undefined, 'a plain word without quotes', needless ?? '');
  }),
  'compression.only-when-negotiated': (exchange) =>
    isSuccess(exchange) ? unnegotiatedCoding(exchange) : undefined,
  'compression.not-below-threshold': (exchange) => {
    const { status, bytes, undecodable, operation } = exchange;
    // The size is unknown, or above the threshold.
    if (undecodable !== null || bytes.length === 0 || bytes.length > fourKilobytes) return undefined;
    if (status >= 500 || operation.stream) return undefined;
    const coding = contentCoding(exchange);
    const expected = `no Content-Encoding for ${bytes.length} bytes`;
    return unless(coding === null, expected, `Content-Encoding ${coding}`);
  },
};
