import { mediaTypes, operations } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { parseNdjson } from '../../checks/encodings/ndjson.ts';
import { type Exchange, scenario } from '../../engine/scenario.ts';
import { withCleanup } from '../shared/control-flow.ts';

/** Other clients may receive the failure that was meant for the next request. */
const maxAttempts = 3;

// No other case runs meanwhile: one that reads the list would receive the failure.
const title = 'An error after the first NDJSON record ends the response early, and a trailer reports it';
export default scenario(title, { needs: ['inject-upstream-failure'] }, async (gate) => {
  await gate.case('after the first record', async (t) => {
    const operation = operations.listAgents.id;
    const readList = async (te: boolean) => {
      const response: Exchange = await t.send({
        operation,
        accept: mediaTypes.ndjson,
        headers: te ? { te: 'trailers' } : {},
        keepServerErrors: true,
        keepBroken: true,
      });
      return { response, ...parseNdjson(response.text, response.trailers) };
    };
    const readFailing = async (te: boolean) => {
      const { lift } = await t.needs('inject-upstream-failure')({
        workspace: t.target.workspace,
        operation,
        failure: 'upstream',
        afterFirstRecord: true,
      });
      return withCleanup(() => readList(te), lift);
    };
    const readIntact = () => Promise.all([readList(false), readList(true)]);
    let intactLists = await readIntact();
    if (intactLists[0].records.length < 2) {
      await Promise.all([1, 2].map(() => t.subjects.fresh('agent')));
      intactLists = await readIntact();
    }
    for (const [index, intact] of intactLists.entries()) {
      const te = index === 1;
      const { length } = intact.records;
      if (!isSuccess(intact.response) || length < 2)
        return t.notExercised([], 'a list of at least two records in NDJSON');
      let broken = await readFailing(te);
      const isComplete = () => broken.response.isBroken !== true && broken.records.length >= length;
      for (let attempt = 1; isComplete() && attempt < maxAttempts; attempt += 1)
        broken = await readFailing(te);
      const { response, records, meta, trailers } = broken;
      if (!isSuccess(response))
        return t.notExercised(
          [],
          `an error after the first record: it was returned before, with status ${response.status}`,
        );
      const errorTrailers = Object.keys(response.trailers).filter(
        (name) => !(name in intact.response.trailers),
      );
      const hasEnd = intact.meta !== null || intact.trailers !== null;
      const endsRegularly = meta !== null || trailers !== null || records.length >= length;
      t.expect(
        'encodings.ndjson-error-ends-early',
        response.isBroken === true || (!endsRegularly && (hasEnd || errorTrailers.length > 0)),
        {
          expected: `an end before all ${length} records`,
          got: `${records.length} records and ${endsRegularly ? 'a regular end' : 'no sign of an error'}`,
          exchange: response,
        },
      );
      // Trailers are only sent to clients that request them (RFC 9110, section 6.5.1).
      if (!te) continue;
      if (errorTrailers.length === 0 && Object.keys(intact.response.trailers).length === 0)
        return t.notExercised(
          'encodings.ndjson-error-trailer',
          'a connection that passes trailers: a complete page has none either',
        );
      t.expect('encodings.ndjson-error-trailer', errorTrailers.length > 0, {
        got: JSON.stringify(response.trailers),
        exchange: response,
      });
    }
  });
});
