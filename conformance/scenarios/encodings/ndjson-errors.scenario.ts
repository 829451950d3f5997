import { mediaTypes, operations } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { parseNdjson } from '../../checks/encodings/ndjson.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

/** Other clients may receive the failure that was meant for the next request. */
const maxAttempts = 3;

export default scenario(
  'encodings.ndjson-errors',
  'An error after the first NDJSON record ends the response early, and a trailer reports it',
  { needs: ['inject-upstream-failure'] },
  async (gate) => {
    await gate.case('after the first record', async (t) => {
      const operation = operations.listAgents;
      const { length } = await t.subjects.listFirst(operation.id, 2);
      for (let count = length; count < 2; count += 1) await t.subjects.fresh('agent');
      const requestList = async (te: boolean): Promise<Exchange> =>
        t.send({
          operation: operation.id,
          accept: mediaTypes.ndjson,
          headers: te ? { te: 'trailers' } : {},
          keepServerErrors: true,
          keepBroken: true,
        });
      const failing = async (te: boolean): Promise<Exchange> => {
        const injected = {
          workspace: t.target.workspace,
          operation: operation.id,
          failure: 'upstream',
        } as const;
        const { lift } = await t.needs('inject-upstream-failure')({ ...injected, afterFirstRecord: true });
        const responses: Exchange[] = [];
        await withCleanup(async () => {
          responses.push(await requestList(te));
        }, lift);
        return (
          responses[0] ??
          t.notExercised(
            ['encodings.ndjson-error-ends-early', 'encodings.ndjson-error-trailer'],
            'a response',
          )
        );
      };
      for (const te of [false, true]) {
        const intact = await requestList(te);
        const regular = parseNdjson(intact.text, intact.trailers);
        const { records } = regular;
        const hasEnd = regular.meta !== null || regular.trailers !== null;
        if (!isSuccess(intact) || records.length < 2)
          return t.notExercised(
            ['encodings.ndjson-error-ends-early', 'encodings.ndjson-error-trailer'],
            'a list of at least two records in NDJSON',
          );
        let broken = await failing(te);
        const isComplete = () =>
          broken.isBroken !== true &&
          parseNdjson(broken.text, broken.trailers).records.length >= records.length;
        for (let attempt = 1; isComplete() && attempt < maxAttempts; attempt += 1) broken = await failing(te);
        if (!isSuccess(broken))
          return t.notExercised(
            ['encodings.ndjson-error-ends-early', 'encodings.ndjson-error-trailer'],
            `an error after the first record: it was returned before, with status ${broken.status}`,
          );
        const { records: got, meta, trailers } = parseNdjson(broken.text, broken.trailers);
        const errorTrailers = Object.keys(broken.trailers).filter((name) => !(name in intact.trailers));
        const endsRegularly = meta !== null || trailers !== null || got.length >= records.length;
        t.expect(
          'encodings.ndjson-error-ends-early',
          broken.isBroken === true || (!endsRegularly && (hasEnd || errorTrailers.length > 0)),
          {
            expected: `an end before all ${records.length} records`,
            got: `${got.length} records and ${endsRegularly ? 'a regular end' : 'no sign of an error'}`,
          },
          broken,
        );
        // Trailers are only sent to clients that request them (RFC 9110, section 6.5.1).
        if (!te) continue;
        if (errorTrailers.length === 0 && Object.keys(intact.trailers).length === 0)
          return t.notExercised(
            'encodings.ndjson-error-trailer',
            'a connection that passes trailers: a complete page has none either',
          );
        t.expect(
          'encodings.ndjson-error-trailer',
          errorTrailers.length > 0,
          { expected: 'a trailer field for the error', got: JSON.stringify(broken.trailers) },
          broken,
        );
      }
    });
  },
);
