import { type ClauseId, errors, type OperationId, type OperationShape } from '@workspace-api/contract';
import { query } from '@workspace-api/contract/validators';
import { errorMembers } from '../../checks/error-body.ts';
import { splitFieldPath } from '../../checks/field-path.ts';
import { scenario } from '../../engine/scenario.ts';

/** Invalid values, each with the reason that the response should give. */
const bad: Record<string, { value: string; reason: string; clause: ClauseId }> = {
  status: { value: 'pendin', reason: 'unknown_value', clause: 'validation.reason-unknown-value' },
  level: { value: 'infos', reason: 'unknown_value', clause: 'validation.reason-unknown-value' },
  limit: { value: 'abc', reason: 'format_mismatch', clause: 'validation.wrong-type-is-format-mismatch' },
  since: { value: 'yesterday', reason: 'format_mismatch', clause: 'validation.reason-format-mismatch' },
  until: {
    value: '2026-13-45T00:00:00Z',
    reason: 'format_mismatch',
    clause: 'validation.reason-format-mismatch',
  },
};

const isBad = (operation: OperationShape, name: string, value: string): boolean =>
  !query[operation.id as OperationId]({ [name]: value });

/** Returns the query parameters of a list for which there is an invalid value. */
const breakable = (operation: OperationShape): [name: string, value: string][] =>
  operation.parameters.query.flatMap(({ name }) => {
    const wrong = bad[name];
    return wrong && isBad(operation, name, wrong.value) ? [[name, wrong.value]] : [];
  });

export default scenario(
  'validation.queries',
  'A query parameter with a wrong type, format or value is refused, and the response names it',
  {},
  async (gate) => {
    await gate.eachOperation(
      ({ list }) => list !== null,
      async (operation, t) => {
        const request = await t.request(operation);
        for (const { name } of operation.parameters.query) {
          const wrong = bad[name];
          if (!wrong || !isBad(operation, name, wrong.value)) continue;
          const exchange = await t.send({ ...request, query: { [name]: wrong.value } });
          const { status, code } = errors['validation-failed'];
          t.expectError('validation.query-fails-with-400', exchange, { status, code });
          const entry = (errorMembers(exchange).fields ?? []).find(
            ({ path = '' }) => splitFieldPath(path).at(-1) === name,
          );
          t.expect('validation.query-fails-with-400', entry !== undefined, {
            expected: `an entry of error.fields for ${name}`,
            got: JSON.stringify(errorMembers(exchange).fields ?? 'no fields'),
          });
          t.expect(wrong.clause, entry?.reason === wrong.reason, {
            expected: `reason ${wrong.reason} for ${name}`,
            got: String(entry?.reason),
          });
        }
      },
    );

    await gate.eachOperation(
      (operation) => operation.list !== null && breakable(operation).length > 1,
      async (operation, t) => {
        const query = Object.fromEntries(breakable(operation));
        const exchange = await t.send({ ...(await t.request(operation)), query });
        const { status, code } = errors['validation-failed'];
        t.expectError('validation.query-fails-with-400', exchange, { status, code });
        const paths = (errorMembers(exchange).fields ?? []).map(({ path }) => String(path));
        const unnamed = Object.keys(query).filter(
          (name) => !paths.some((path) => splitFieldPath(path).at(-1) === name),
        );
        t.expect('validation.one-entry-per-parameter', unnamed.length === 0, {
          expected: `an entry of error.fields for each of ${Object.keys(query).join(', ')}`,
          got: paths.join(', '),
        });
      },
    );

    await gate.eachOperation(
      ({ list }) => list !== null,
      async (operation, t) => {
        const request = await t.request(operation);
        for (const limit of [0, -1, (operation.list?.maxLimit ?? 0) + 1]) {
          const exchange = await t.send({ ...request, query: { limit } });
          const { code, fields } = errorMembers(exchange);
          // The value may be accepted; if it is refused, only one reason is right.
          if (code !== errors['validation-failed'].code) continue;
          t.expect(
            'validation.reason-out-of-range',
            fields?.some(({ reason }) => reason === 'out_of_range') === true,
            {
              expected: `reason out_of_range for limit=${limit}`,
              got: String(JSON.stringify(fields)),
            },
          );
        }
      },
    );
  },
);
