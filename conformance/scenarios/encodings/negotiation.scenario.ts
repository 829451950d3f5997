import { type ClauseId, mediaTypes, type OperationShape } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { errorMembers } from '../../checks/error-body.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';

const isList = ({ list }: OperationShape): boolean => list !== null;

const expectMedia = (t: Case, clause: ClauseId, exchange: Exchange, mediaType: string) =>
  t.expect(
    clause,
    isSuccess(exchange) && exchange.mediaType === mediaType,
    {
      expected: `success (2xx) with content type ${mediaType}`,
      got: `status ${exchange.status} with content type ${exchange.headers['content-type'] ?? 'none'}`,
    },
    exchange,
  );

export default scenario(
  'encodings.negotiation',
  'Accept or format selects the encoding of a list; format takes precedence',
  { holds: [] },
  async (gate) => {
    const { json, ndjson, csv, tson } = mediaTypes;
    const lists = gate.operations(isList);
    /** Returns all of these values; a quick run takes one, a different one for each list. */
    const selectShare = <T>(values: readonly T[], list: OperationShape): readonly T[] =>
      gate.effort === 'quick' ? values.filter((_, at) => at === lists.indexOf(list) % values.length) : values;

    await gate.eachOperation(isList, async (operation, t) => {
      const list = await t.request(operation);
      const requestList = (accept: string | undefined, format?: string) =>
        t.send({ ...list, ...(accept === undefined ? {} : { accept }), query: { format } });
      expectMedia(t, 'encodings.json-by-default', await requestList(undefined), json);
      for (const mediaType of selectShare([ndjson, csv, tson], operation))
        expectMedia(t, 'encodings.accept-selects', await requestList(mediaType), mediaType);
      expectMedia(t, 'encodings.format-beats-accept', await requestList(json, 'ndjson'), ndjson);
      for (const accept of selectShare([undefined, csv, tson, `${csv}, ${json};q=0.5`], operation)) {
        const clause = accept === undefined ? 'encodings.format-ndjson' : 'encodings.format-beats-accept';
        expectMedia(t, clause, await requestList(accept, 'ndjson'), ndjson);
      }
      for (const [format, mediaType] of selectShare(Object.entries({ json, csv, tson }), operation))
        expectMedia(t, 'encodings.format-other-values', await requestList(ndjson, format), mediaType);
    });

    await gate.eachOperation(isList, async (operation, t) => {
      const list = await t.request(operation);
      const weighted = [
        ['*/*', json],
        [`${json};q=0.1, ${csv};q=0.9`, csv],
        [`image/png, ${ndjson};q=0.2`, ndjson],
      ] as const;
      const expectWeighted = async ([accept, mediaType]: readonly [string, string]) =>
        expectMedia(t, 'encodings.accept-weights', await t.send({ ...list, accept }), mediaType);
      const refusals = [
        async () =>
          t.expectError(
            'encodings.unknown-media-type-on-list',
            await t.send({ ...list, accept: 'image/png' }),
            'not-acceptable',
          ),
        async () => {
          const unknown = await t.send({ ...list, query: { format: 'gate-unknown' } });
          const isRefused =
            unknown.status === 406 || (unknown.status === 400 && errorMembers(unknown).code !== undefined);
          t.expect('encodings.unknown-format-on-list', isRefused, {
            expected: 'status 400 or 406',
            got: describeResponse(unknown),
          });
        },
      ];
      for (const check of selectShare(
        [...weighted.map((each) => () => expectWeighted(each)), ...refusals],
        operation,
      ))
        await check();
    });
  },
);
