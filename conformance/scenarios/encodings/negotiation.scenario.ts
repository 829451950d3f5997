import { type ClauseId, mediaTypes } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { getErrorCode } from '../../checks/error-body.ts';
import { scenario } from '../../engine/scenario.ts';
import { isList } from '../shared/lists.ts';

const { json, ndjson, csv, tson } = mediaTypes;

type Selection = { clause: ClauseId; accept?: string; format?: string; selected: string };

/** What selects an encoding by the media type only. */
const byAccept: readonly Selection[] = [ndjson, csv, tson].map((accept) => ({
  clause: 'encodings.accept-selects',
  accept,
  selected: accept,
}));

const byBoth: readonly Selection[] = [
  { clause: 'encodings.json-by-default', selected: json },
  { clause: 'encodings.format-ndjson', format: 'ndjson', selected: ndjson },
  ...[json, csv, tson, `${csv}, ${json};q=0.5`].map(
    (accept): Selection => ({
      clause: 'encodings.format-beats-accept',
      accept,
      format: 'ndjson',
      selected: ndjson,
    }),
  ),
  ...Object.entries({ json, csv, tson }).map(
    ([format, selected]): Selection => ({
      clause: 'encodings.format-other-values',
      accept: ndjson,
      format,
      selected,
    }),
  ),
  ...Object.entries({
    '*/*': json,
    [`${json};q=0.1, ${csv};q=0.9`]: csv,
    [`image/png, ${ndjson};q=0.2`]: ndjson,
  }).map(([accept, selected]): Selection => ({ clause: 'encodings.accept-weights', accept, selected })),
];

const title = 'Accept or format selects the encoding of a list; format takes precedence';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.eachOperation(isList, async (operation, t, share) => {
    const list = await t.request(operation);
    for (const { clause, accept, format, selected } of [...share(byAccept), ...share(byBoth, 2)]) {
      const exchange = await t.send({ ...list, ...(accept && { accept }), query: { format } });
      t.expect(clause, isSuccess(exchange) && exchange.mediaType === selected, {
        expected: `success (2xx) with content type ${selected}`,
        got: `status ${exchange.status} with content type ${exchange.headers['content-type'] ?? 'none'}`,
        exchange,
      });
    }
  });

  await gate.eachKind(isList, async (operation, t) => {
    const list = await t.request(operation);
    const image = await t.send({ ...list, accept: 'image/png' });
    t.expectError('encodings.unknown-media-type-on-list', image, 'not-acceptable');
    const unknown = await t.send({ ...list, query: { format: 'gate-unknown' } });
    const isRefused =
      unknown.status === 406 || (unknown.status === 400 && getErrorCode(unknown) !== undefined);
    t.expect('encodings.unknown-format-on-list', isRefused, { exchange: unknown });
  });
});
