import type { OperationId, OperationShape } from '@workspace-api/contract';
import { query as validators } from '@workspace-api/contract/validators';
import { scenario } from '../../engine/scenario.ts';
import type { OperationRequest } from '../../target/request.ts';
import { expectNo5xx } from '../shared/expect-no-5xx.ts';
import { inTurn, unusualStrings } from '../shared/unusual-strings.ts';

type Query = NonNullable<OperationRequest['query']>;

/** Valid values of parameters whose form the service document shows: other values are invalid. */
const formed: Readonly<Record<string, string>> = {
  limit: '5',
  status: 'pending',
  level: 'info',
  since: '2026-01-01T00:00:00.000Z',
  until: '2026-01-01T00:00:00.000Z',
};

const validValues: Readonly<Record<string, string>> = { ...formed, format: 'ndjson', bom: 'false' };

/** Values that the service document neither promises to accept nor to refuse: both pass. */
const openValues: Readonly<Record<string, readonly string[]>> = {
  limit: ['99999999999999999999', '-99999999999999999999', '1e400', 'NaN', ''],
  since: ['9999-12-31T23:59:59.999Z', '0001-01-01T00:00:00Z', ''],
  until: ['9999-12-31T23:59:59.999Z', '0001-01-01T00:00:00Z', ''],
};

const getValid = (name: string): string => validValues[name] ?? 'gate';

const isRead = ({ method, server, provisional }: OperationShape): boolean =>
  method === 'GET' && server === 'api' && provisional === undefined;

export default scenario(
  'validation.unusual-queries',
  'Unusual values of parameters, and unknown or repeated ones, are accepted or refused without a server error',
  {},
  async (gate) => {
    const reads = gate.operations(isRead);
    const lists = reads.filter(({ list }) => list !== null);
    const isOfEveryList = (name: string) =>
      lists.every(({ parameters }) => parameters.query.some((each) => each.name === name));

    await gate.eachOperation(isRead, async (operation, t) => {
      const request = await t.request(operation);
      const send = (query: Query) => t.send({ ...request, query });
      const names = operation.parameters.query.map(({ name }) => name);
      const repeat = (repeated: readonly string[]): Query =>
        Object.fromEntries(repeated.map((name) => [name, [getValid(name), getValid(name)]]));

      // No cursor is valid, and its refusal would hide the other parameters.
      const repetitions = [
        names.filter((name) => name !== 'cursor'),
        names.filter((name) => name === 'cursor'),
      ];
      for (const query of [
        { gate_unknown: '1', 'gate[\'"%zz\0Ж': ['', '\0', '%zz'] },
        ...repetitions.filter(({ length }) => length > 0).map(repeat),
      ])
        expectNo5xx(t, await send(query));

      for (const name of names) {
        const open = openValues[name] ?? [''];
        const unusual = unusualStrings.map((change) => change(getValid(name)));
        // Every list has these parameters. A quick run tries different values of each on each list.
        const isShare = gate.effort === 'quick' && isOfEveryList(name);
        const position = reads.indexOf(operation);
        const chosen = isShare
          ? [inTurn(unusual, position), ...(name in formed ? [inTurn(open, position)] : [])]
          : [...unusual, ...open];
        for (const value of chosen) {
          const response = await send({ [name]: value });
          const isValid = validators[operation.id as OperationId]({ [name]: value });
          if (name in formed && !open.includes(value) && !isValid)
            t.expectRefused('validation.query-fails-with-400', response);
          else expectNo5xx(t, response);
        }
      }
    });
  },
);
