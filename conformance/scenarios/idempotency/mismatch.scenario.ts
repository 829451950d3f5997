import { operations } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { OperationRequest } from '../../target/request.ts';
import { drafts } from '../pages/drafts.ts';
import { firstSuccess, underKey } from './keyed-writes.ts';

/** A value of free-form JSON to compare others with. */
const comparedValue: Readonly<Record<string, unknown>> = {
  letter: 'é',
  number: 1,
  nothing: null,
  list: [1, 2],
  name: 'gate',
};

const { nothing: _, ...withoutNull } = comparedValue;
const { name, ...withoutName } = comparedValue;

/** Values that nearly equal the compared one: none of them equals it as JSON, in any serialization. */
const nearValues: readonly Readonly<Record<string, unknown>>[] = [
  withoutNull,
  { ...comparedValue, nothing: false },
  { ...comparedValue, number: '1' },
  { ...comparedValue, number: 1.5 },
  { ...comparedValue, letter: 'è' },
  { ...comparedValue, letter: 'e\u0301' },
  { ...withoutName, Name: name },
  { ...comparedValue, list: [1, 2, 2] },
];

const half = 'x'.repeat(2048);

/** A request, and bodies that nearly equal its own: none of them is another serialization of it. */
type Near = { request: OperationRequest; bodies: readonly unknown[] };

const agents = (t: Case, change: (name: string) => string): Near => {
  const agentName = t.unique('gate agent');
  return {
    request: { operation: 'createAgent', body: t.sample('createAgent', { name: change(agentName) }) },
    bodies: [t.sample('createAgent', { name: agentName })],
  };
};

/** A patch that adds a value to a page, and near ones. */
const additions = async (t: Case, value: unknown, others: readonly unknown[]): Promise<Near> => {
  const { place, request } = await drafts.updatePage(t);
  const path = `${place}/${t.unique('gate').replaceAll('-', '_')}`;
  return {
    request: request([{ op: 'add', path, value }]),
    bodies: [
      ...others.map((other) => [{ op: 'add', path, value: other }]),
      // Replacing an existing member has the same effect as adding it.
      [{ op: 'replace', path, value }],
    ],
  };
};

const nearBodies: Readonly<Record<string, (t: Case) => Promise<Near>>> = {
  'a name in another case': async (t) => agents(t, (agentName) => agentName.toUpperCase()),
  'a name with a trailing space': async (t) => agents(t, (agentName) => `${agentName} `),
  'a list in another order': async (t) => {
    const scopes = [operations.getMe.scope, operations.listWorkspaces.scope];
    return {
      request: { operation: 'mintToken', body: t.sample('mintToken', { scopes }) },
      bodies: [t.sample('mintToken', { scopes: scopes.toReversed() })],
    };
  },
  'the value of the last of two operations': async (t) => {
    const { request, stringPath } = await drafts.updatePage(t);
    const patch = (value: string) =>
      ['Gate', value].map((each) => ({ op: 'replace', path: stringPath, value: each }));
    return { request: request(patch('Gate 1')), bodies: [patch('Gate 2')] };
  },
  'parts of a value': (t) => additions(t, comparedValue, nearValues),
  'the middle of a long string': (t) => additions(t, `${half}a${half}`, [`${half}b${half}`]),
};

export default scenario(
  'idempotency.mismatch',
  'A key that is reused with a body that nearly equals the first one is refused',
  { holds: [] },
  async (gate) => {
    for (const [difference, create] of Object.entries(nearBodies)) {
      await gate.case(`bodies that differ in ${difference}`, async (t) => {
        const { request, bodies } = await create(t);
        const key = t.unique('key');
        await firstSuccess(t, request, key);
        for (const body of gate.some(difference, bodies, 2))
          t.expectError(
            'idempotency.mismatch-is-422',
            await underKey(t, { ...request, body }, key),
            'idempotency-mismatch',
          );
      });
    }
  },
);
