import type { ClauseId, OperationShape } from '@workspace-api/contract';
import { getJson, isSuccess } from '../../checks/body.ts';
import {
  contentCoding,
  fourKilobytes,
  needlessCoding,
  unnegotiatedCoding,
} from '../../checks/compression.ts';
import { sameRecord } from '../../checks/same-value.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { sameDocument } from '../pages/drafts.ts';
import { otherEncodings, parsePage } from '../shared/list-page.ts';
import { largeList, largePage, sizedBody, threshold } from './large-bodies.ts';

const expectCoding = (t: Case, clause: ClauseId, exchange: Exchange, coding: string | undefined) => {
  const got = contentCoding(exchange) ?? undefined;
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

const isSameBody = (one: Exchange, other: Exchange): boolean => sameRecord(getJson(one), getJson(other));

const expectNegotiated = (t: Case, exchange: Exchange) =>
  t.hold({ clause: 'compression.only-when-negotiated', difference: unnegotiatedCoding(exchange) }, exchange);

/** Expects that a small body is not compressed. A body that can't be decoded has no size; another clause reports it. */
const expectPlain = (t: Case, exchange: Exchange) => {
  const difference = needlessCoding(exchange);
  if (difference !== undefined) t.hold({ clause: 'compression.not-below-threshold', difference }, exchange);
};

/** Checks the compression of a large list in the encodings other than JSON. Their bodies have other sizes. */
const checkOtherEncodings = async (t: Case, operation: OperationShape, request: OperationRequest) => {
  const isSamePage = (one: Exchange, other: Exchange) =>
    sameRecord(parsePage(operation, one).items, parsePage(operation, other).items);
  for (const accept of otherEncodings) {
    const requestEncoded = (accepted: string) =>
      t.send({ ...request, accept, headers: { 'accept-encoding': accepted } });
    const requestPlain = () => requestEncoded('gzip;q=0, zstd;q=0');
    const plain = await requestPlain();
    if (!isSuccess(plain) || plain.mediaType !== accept) continue;
    expectNegotiated(t, plain);
    for (const coding of ['gzip', 'zstd'] as const) {
      const exchange = await requestEncoded(coding);
      expectPlain(t, exchange);
      if (exchange.undecodable === null && exchange.bytes.length <= threshold) continue;
      expectCoding(t, `compression.${coding}`, exchange, coding);
      const chosen = contentCoding(exchange);
      if (chosen === null) continue;
      expectNegotiated(t, exchange);
      // The list may have changed in the meantime.
      const again = isSamePage(plain, exchange) ? plain : await requestPlain();
      t.expect(
        'compression.decodes-to-plain-body',
        exchange.undecodable === null && (isSamePage(again, exchange) || !isSamePage(plain, again)),
        {
          expected: `the plain body after decoding ${chosen}`,
          got: exchange.undecodable ?? exchange.text.slice(0, 200),
        },
        exchange,
      );
    }
  }
};

export default scenario(
  'compression.codings',
  'Responses over 4 KB are compressed only for clients that accept it',
  {},
  async (gate) => {
    const isList = ({ list }: OperationShape) => list !== null;

    await gate.eachOperation(isList, async (operation, t) => {
      const request = await largeList(t, operation);
      if (!request)
        return t.notExercised(
          ['compression.gzip', 'compression.zstd'],
          `a page of ${operation.id} over 4 KB`,
        );
      const requestEncoded = (accepted?: string) =>
        t.send({
          ...request,
          ...(accepted === undefined ? {} : { headers: { 'accept-encoding': accepted } }),
        });
      for (const coding of ['gzip', 'zstd'] as const) {
        const plain = await requestEncoded();
        const exchange = await requestEncoded(coding);
        // A page just above the threshold may have become smaller.
        if (exchange.undecodable === null && exchange.bytes.length <= threshold) continue;
        expectCoding(t, `compression.${coding}`, exchange, coding);
        const chosen = contentCoding(exchange);
        if (chosen === null) continue;
        expectNegotiated(t, exchange);
        // The list may have changed in the meantime.
        const again = isSameBody(plain, exchange) ? plain : await requestEncoded();
        const same = isSameBody(again, exchange) || !isSameBody(plain, again);
        t.expect(
          'compression.decodes-to-plain-body',
          exchange.undecodable === null && same,
          {
            expected: `the plain body after decoding ${chosen}`,
            got: exchange.undecodable ?? exchange.text.slice(0, 200),
          },
          exchange,
        );
      }
      await checkOtherEncodings(t, operation, request);
      expectNegotiated(t, await requestEncoded());
      for (const accepted of ['identity', 'gzip;q=0, zstd;q=0', 'gzip;q=0', '*;q=0']) {
        expectNegotiated(t, await requestEncoded(accepted));
      }
    });

    await gate.eachOperation(
      ({ method, scope, stream }) => method === 'GET' && scope !== null && !stream,
      async (operation, t) => {
        const request = await t.request(operation);
        const headers = { 'accept-encoding': 'gzip, zstd' };
        const exchange = await t.send({ ...request, headers });
        if (isSuccess(exchange)) expectPlain(t, exchange);
        if (operation.list === null) return;
        // A quick run tries one encoding with each list.
        const first = gate.operations(isList).indexOf(operation) % otherEncodings.length;
        for (const accept of gate.effort === 'quick'
          ? otherEncodings.slice(first, first + 1)
          : otherEncodings) {
          const encoded = await t.send({ ...request, accept, headers, query: { limit: 1 } });
          if (isSuccess(encoded)) expectPlain(t, encoded);
        }
      },
    );

    await gate.case('at the threshold', async (t) => {
      const sized = await sizedBody(t);
      const small = await sized(fourKilobytes, ['gzip', 'zstd']);
      if (small) expectPlain(t, small);
      for (const [size, coding] of [[threshold, undefined] as const, [threshold + 1, 'gzip'] as const]) {
        const exchange = await sized(size, ['gzip']);
        if (exchange?.bytes.length === size)
          expectCoding(t, 'compression.threshold-is-4096-bytes', exchange, coding);
      }
    });

    await gate.case('far above the threshold', async (t) => {
      const large = await largePage(t);
      if (!large)
        return t.notExercised('compression.decodes-to-plain-body', 'a page that accepts that much text');
      const [plain, ...others] = [await large([]), await large(['gzip']), await large(['zstd'])];
      for (const exchange of others)
        t.expect(
          'compression.decodes-to-plain-body',
          exchange.undecodable === null && sameDocument(getJson(exchange), plain && getJson(plain)),
          {
            expected: `the plain body of ${plain?.bytes.length} bytes`,
            got: exchange.undecodable ?? `${exchange.bytes.length} other bytes`,
          },
          exchange,
        );
    });
  },
);
