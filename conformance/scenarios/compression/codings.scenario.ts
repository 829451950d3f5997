import { type ClauseId, headerNames, type OperationShape } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { isSuccess, jsonOf } from '../../judging/body.ts';
import type { Exchange } from '../../target/exchange.ts';
import { sameDocument } from '../pages/drafts.ts';
import { fourKilobytes, largeList, largePage, sizedBody, threshold } from './large-bodies.ts';

const negotiated = 'compression.only-when-negotiated';
const decodes = 'compression.decodes-to-plain-body';
const below = 'compression.not-below-threshold';
const exact = 'compression.threshold-is-4096-bytes';

const expectCoding = (t: Case, clause: ClauseId, exchange: Exchange, coding: string | undefined) => {
  const got = exchange.headers[headerNames.contentEncoding.toLowerCase()];
  t.expect(
    clause,
    got === coding && exchange.undecodable === null,
    {
      expected: `Content-Encoding ${coding ?? '(none)'} of ${exchange.bytes.length} bytes`,
      got: exchange.undecodable ?? `Content-Encoding ${got ?? '(none)'}`,
    },
    exchange,
  );
};

export default scenario(
  'compression.codings',
  'Answers over 4 KB are compressed only for clients that accept it',
  { clauses: ['compression.gzip', 'compression.zstd', decodes, negotiated, below, exact] },
  async (gate) => {
    const isList = ({ list }: OperationShape) => list !== null;

    await gate.eachOperation(isList, async (operation, t) => {
      const request = await largeList(t, operation);
      if (!request)
        return t.notExercised(
          ['compression.gzip', 'compression.zstd'],
          `a page of ${operation.id} over 4 KB`,
        );
      const ask = (accepted?: string) =>
        t.send({
          ...request,
          ...(accepted === undefined ? {} : { headers: { 'accept-encoding': accepted } }),
        });
      for (const coding of ['gzip', 'zstd'] as const) {
        const plain = await ask();
        const exchange = await ask(coding);
        // A page just above the threshold may be smaller by now.
        if (exchange.undecodable === null && exchange.bytes.length <= threshold) continue;
        expectCoding(t, `compression.${coding}`, exchange, coding);
        const chosen = exchange.headers[headerNames.contentEncoding.toLowerCase()];
        if (chosen === undefined) continue;
        t.expect(
          negotiated,
          chosen === coding,
          { expected: `no coding but ${coding}`, got: `Content-Encoding ${chosen}` },
          exchange,
        );
        // The list may have changed in the meantime.
        const again = plain.text === exchange.text ? plain : await ask();
        const same = again.text === exchange.text || plain.text !== again.text;
        t.expect(
          decodes,
          exchange.undecodable === null && same,
          {
            expected: `the plain body after decoding ${chosen}`,
            got: exchange.undecodable ?? exchange.text.slice(0, 200),
          },
          exchange,
        );
      }
      expectCoding(t, negotiated, await ask(), undefined);
      for (const accepted of ['identity', 'gzip;q=0, zstd;q=0', 'gzip;q=0', '*;q=0']) {
        expectCoding(t, negotiated, await ask(accepted), undefined);
      }
    });

    await gate.eachOperation(
      ({ method, scope, stream }) => method === 'GET' && scope !== null && !stream,
      async (operation, t) => {
        const request = await t.request(operation);
        const exchange = await t.send({ ...request, headers: { 'accept-encoding': 'gzip, zstd' } });
        // A body that can't be decoded has no size to compare; another clause reports it.
        if (!isSuccess(exchange) || exchange.undecodable !== null) return;
        if (exchange.bytes.length <= fourKilobytes) expectCoding(t, below, exchange, undefined);
      },
    );

    await gate.case('at the threshold', async (t) => {
      const sized = await sizedBody(t);
      const small = await sized(fourKilobytes, ['gzip', 'zstd']);
      if (small && small.bytes.length <= fourKilobytes) expectCoding(t, below, small, undefined);
      for (const [size, coding] of [[threshold, undefined] as const, [threshold + 1, 'gzip'] as const]) {
        const exchange = await sized(size, ['gzip']);
        if (exchange?.bytes.length === size) expectCoding(t, exact, exchange, coding);
      }
    });

    await gate.case('far beyond the threshold', async (t) => {
      const large = await largePage(t);
      if (!large) return t.notExercised(decodes, 'a page that takes so much text');
      const [plain, ...others] = [await large([]), await large(['gzip']), await large(['zstd'])];
      for (const exchange of others)
        t.expect(
          decodes,
          exchange.undecodable === null && sameDocument(jsonOf(exchange), plain && jsonOf(plain)),
          {
            expected: `the plain body of ${plain?.bytes.length} bytes`,
            got: exchange.undecodable ?? `${exchange.bytes.length} other bytes`,
          },
          exchange,
        );
    });
  },
);
