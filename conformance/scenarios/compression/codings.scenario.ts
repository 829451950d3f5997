import {
  type ClauseId,
  mediaTypes,
  type OperationShape,
  operations,
  resources,
} from '@workspace-api/contract';
import { getJson, isSuccess } from '../../checks/body.ts';
import { contentCoding, fourKilobytes } from '../../checks/compression.ts';
import { type Case, type Exchange, type OperationRequest, scenario } from '../../engine/scenario.ts';
import { sameDocument } from '../pages/drafts.ts';
import { otherEncodings } from '../shared/lists.ts';
import { largeList, largePage, sizedBody, threshold } from './large-bodies.ts';

const expectCoding = (t: Case, clause: ClauseId, exchange: Exchange, coding: string | undefined) => {
  const got = contentCoding(exchange) ?? undefined;
  t.expect(clause, got === coding && exchange.undecodable === null, {
    expected: `Content-Encoding ${coding ?? '(none)'} of ${exchange.bytes.length} bytes`,
    got: exchange.undecodable ?? `Content-Encoding ${got ?? '(none)'}`,
    exchange,
  });
};

const codings = ['gzip', 'zstd'] as const;

/** Requests that allow no coding. */
const refusals: readonly Record<string, string>[] = [
  {},
  ...['identity', 'gzip;q=0, zstd;q=0', 'gzip;q=0', '*;q=0'].map((value) => ({ 'accept-encoding': value })),
];

/** Requests a large list with some codings. Other clients may change it, so only single records are compared with the plain body. */
const checkCodings = async (
  t: Case,
  request: OperationRequest,
  accepted: readonly (typeof codings)[number][],
) => {
  for (const coding of accepted) {
    const exchange = await t.send({ ...request, headers: { 'accept-encoding': coding } });
    if (!isSuccess(exchange) || exchange.mediaType !== (request.accept ?? mediaTypes.json)) return;
    // Another encoding may be smaller, and a page just above the threshold may have become smaller.
    if (exchange.undecodable === null && exchange.bytes.length <= threshold) continue;
    expectCoding(t, `compression.${coding}`, exchange, coding);
    if (contentCoding(exchange) === null) continue;
    t.expect('compression.decodes-to-plain-body', exchange.undecodable === null, {
      got: exchange.undecodable ?? '',
      exchange,
    });
  }
};

export default scenario(
  'Responses over 4 KB are compressed only for clients that accept it',
  { clauses: ['compression.only-when-negotiated', 'compression.not-below-threshold'] },
  async (gate) => {
    // Any run can make the list of agents large.
    const isGrowing = ({ id }: OperationShape) => id === operations.listAgents.id;
    const others = gate.operations((operation) => operation.list !== null && !isGrowing(operation));
    const chosen = gate.some('lists', others, 2);
    await gate.eachOperation(
      (operation) => isGrowing(operation) || chosen.includes(operation),
      async (operation, t, share) => {
        const large = await largeList(t, operation);
        if (!large)
          return t.notExercised(
            ['compression.gzip', 'compression.zstd'],
            `a page of ${operation.id} over 4 KB`,
          );
        await checkCodings(t, large, isGrowing(operation) ? codings : share(codings));
        for (const accept of share(otherEncodings))
          await checkCodings(t, { ...large, accept }, share(codings));
        for (const headers of isGrowing(operation) ? refusals : share(refusals))
          await t.send({ ...large, headers });
      },
    );

    await gate.eachKind(
      ({ method, scope, stream }) => method === 'GET' && scope !== null && !stream,
      async (operation, t) => {
        const request = await t.request(operation);
        const headers = { 'accept-encoding': codings.join(', ') };
        const query = operation.list ? { limit: 1 } : {};
        for (const accept of [mediaTypes.json, ...(operation.list ? otherEncodings : [])])
          await t.send({ ...request, accept, headers, query });
      },
    );

    await gate.case('an error', async (t) => {
      const path = { id: t.unique(resources.agent.idPrefix) };
      await t.send({ operation: 'getAgent', path, headers: { 'accept-encoding': codings.join(', ') } });
    });

    await gate.case('at the threshold', async (t) => {
      const sized = await sizedBody(t);
      await sized(fourKilobytes, ['gzip', 'zstd']);
      for (const [size, coding] of [[threshold, undefined] as const, [threshold + 1, 'gzip'] as const]) {
        const exchange = await sized(size, ['gzip']);
        if (exchange.bytes.length === size)
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
            exchange,
          },
        );
    });
  },
);
