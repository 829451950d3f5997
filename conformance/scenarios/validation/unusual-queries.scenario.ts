import type { OperationId, OperationShape } from '@workspace-api/contract';
import { query as validators } from '@workspace-api/contract/validators';
import { type OperationRequest, scenario } from '../../engine/scenario.ts';
import { expectNo5xx, unusualStrings } from '../shared/unusual-input.ts';

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
  limit: ['99999999999999999999', '1e400', ''],
  since: ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', ''],
  until: ['9999-12-31T23:59:59.999Z', '0001-01-01T00:00:00Z', ''],
};

const getValid = (name: string): string => validValues[name] ?? 'gate';

const unknown: Query = { gate_unknown: '1', 'gate[\'"%zz\0Ж': ['', '\0', '%zz'] };

/** Each parameter twice. No cursor is valid, and its refusal would hide the other parameters. */
const repetitions = (names: readonly string[]): Query[] =>
  [names.filter((name) => name !== 'cursor'), names.filter((name) => name === 'cursor')]
    .filter(({ length }) => length > 0)
    .map((group) => Object.fromEntries(group.map((name) => [name, [getValid(name), getValid(name)]])));

/** Whether a read has query parameters, or has none. */
const isRead =
  (hasParameters: boolean) =>
  ({ method, server, provisional, parameters }: OperationShape): boolean =>
    method === 'GET' &&
    server === 'api' &&
    provisional === undefined &&
    parameters.query.length > 0 === hasParameters;

const title =
  'Unusual values of parameters, and unknown or repeated ones, are accepted or refused without a server error';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.eachKind(isRead(false), async (operation, t) => {
    expectNo5xx(t, await t.send({ ...(await t.request(operation)), query: unknown }));
  });

  await gate.eachOperation(isRead(true), async (operation, t) => {
    const request = await t.request(operation);
    const isValid = (query: Query) => validators[operation.id as OperationId](query);
    const names = operation.parameters.query.map(({ name }) => name);
    const unusual = names.flatMap((name) =>
      unusualStrings(gate.effort).map((change) => ({ name, query: { [name]: change(getValid(name)) } })),
    );

    for (const { name, query } of unusual.filter((each) => each.name in formed)) {
      const response = await t.send({ ...request, query });
      if (isValid({ [name]: query[name] })) expectNo5xx(t, response);
      else t.expectRefused('validation.query-fails-with-400', response);
    }

    const others = unusual.filter(({ name }) => !(name in formed)).map(({ query }) => query);
    const open = names.flatMap((name) => (openValues[name] ?? ['']).map((value) => ({ [name]: value })));
    // Texts and times that may all be valid, in one request.
    const strings = others.filter((query) => isValid(query) && !('cursor' in query));
    const times = names.flatMap((name) =>
      name === 'since' || name === 'until' ? [{ [name]: openValues[name]?.[0] ?? '' }] : [],
    );
    const together: Query = Object.assign({}, ...strings, ...times);
    const rest = [unknown, ...repetitions(names), ...open, ...others];
    const queries =
      gate.effort === 'quick'
        ? [...gate.some(operation.id, rest), ...(Object.keys(together).length > 0 ? [together] : [])]
        : rest;
    for (const query of queries) expectNo5xx(t, await t.send({ ...request, query }));
  });
});
