import { type ClauseId, errors, type OperationId, type OperationShape } from '@workspace-api/contract';
import { query as validators } from '@workspace-api/contract/validators';
import { getFields } from '../../checks/error-body.ts';
import { splitFieldPath } from '../../checks/json-pointer.ts';
import { scenario } from '../../engine/scenario.ts';

type Invalid = {
  name: string;
  value: string;
  /** The reason that the response should give, and its clause. */
  reason: string;
  clause: ClauseId;
  /** The clause about this parameter, where it has one. */
  own?: ClauseId;
};

const unknownValue = { reason: 'unknown_value', clause: 'validation.reason-unknown-value' } as const;
const otherFormat = { reason: 'format_mismatch', clause: 'validation.reason-format-mismatch' } as const;

const invalidValues: readonly Invalid[] = [
  { name: 'status', value: 'pendin', ...unknownValue },
  { name: 'level', value: 'infos', ...unknownValue, own: 'logs.search-unknown-level' },
  { name: 'status', value: 'PENDING', ...unknownValue },
  { name: 'level', value: 'INFO', ...unknownValue, own: 'logs.search-unknown-level' },
  { name: 'since', value: 'yesterday', ...otherFormat, own: 'logs.time-format' },
  { name: 'until', value: '2026-13-45T00:00:00Z', ...otherFormat, own: 'logs.time-format' },
];

/** The parameters of a list for which there is an invalid value. */
const invalidFor = ({ id, parameters }: OperationShape): Invalid[] =>
  invalidValues.filter(
    ({ name, value }) =>
      parameters.query.some((each) => each.name === name) &&
      !validators[id as OperationId]({ [name]: value }),
  );

const title = 'A query parameter with a wrong type, format or value is refused, and the response names it';
export default scenario(title, { holds: [] }, async (gate) => {
  const isFiltered = (operation: OperationShape) => invalidFor(operation).length > 0;
  await gate.eachOperation(isFiltered, async (operation, t) => {
    const request = await t.request(operation);
    /** Sends invalid parameters. Returns the reason for each parameter that the response names. */
    const refuse = async (invalid: readonly Invalid[]): Promise<Map<string | undefined, unknown>> => {
      const query = Object.fromEntries(invalid.map(({ name, value }) => [name, value]));
      const exchange = await t.send({ ...request, query });
      for (const { own } of invalid) if (own) t.expectError(own, exchange, 'validation-failed');
      const { status, code } = errors['validation-failed'];
      t.expectError('validation.query-fails-with-400', exchange, { status, code });
      const fields = getFields(exchange);
      return new Map(fields.map(({ path, reason }) => [splitFieldPath(path).at(-1), reason]));
    };
    const invalid = invalidFor(operation);
    for (const one of invalid) {
      const reasons = await refuse([one]);
      t.expect('validation.query-fails-with-400', reasons.has(one.name), {
        expected: `an entry of error.fields for ${one.name}`,
        got: [...reasons.keys()],
      });
      t.expectEqual(one.clause, reasons.get(one.name), one.reason);
    }
    if (invalid.length < 2) return;
    const reasons = await refuse(invalid);
    const unnamed = invalid.map(({ name }) => name).filter((name) => !reasons.has(name));
    t.expectEqual('validation.one-entry-per-parameter', unnamed, []);
  });
});
