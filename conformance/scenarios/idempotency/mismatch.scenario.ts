import { scenario } from '../../engine/scenario.ts';
import { drafts, type PatchOperation } from '../pages/drafts.ts';
import { firstSuccess, underKey } from './keyed-writes.ts';

const half = 'x'.repeat(2048);

/** A value of free-form JSON to compare others with. */
const comparedValue: Readonly<Record<string, unknown>> = {
  letter: 'é',
  number: 1,
  nothing: null,
  list: [1, 2],
  name: 'gate',
  long: `${half}a${half}`,
};

const { nothing: _, ...withoutNull } = comparedValue;
const { name, ...withoutName } = comparedValue;

/** Values that nearly equal the compared one: none of them equals it as JSON, in any serialization. */
const nearValues: readonly Readonly<Record<string, unknown>>[] = [
  withoutNull,
  { ...withoutName, Name: name },
  ...[
    { nothing: false },
    { number: '1' },
    { number: 1.5 },
    { letter: 'è' },
    { letter: 'e\u0301' },
    { list: [1, 2, 2] },
    { list: [2, 1] },
    { name: 'GATE' },
    { name: 'gate ' },
    { long: `${half}b${half}` },
  ].map((other) => ({ ...comparedValue, ...other })),
];

const title = 'A key that is reused with a body that nearly equals the first one is refused';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('patches that nearly equal the first one', async (t) => {
    const { place, stringPath, request } = await drafts.updatePage(t);
    const path = `${place}/${t.unique('gate').replaceAll('-', '_')}`;
    const patch = (value: unknown, op = 'add', heading = 'Gate 1'): PatchOperation[] => [
      { op, path, value },
      { op: 'replace', path: stringPath, value: heading },
    ];
    const key = t.unique('key');
    await firstSuccess(t, request(patch(comparedValue)), key);
    const bodies = [
      ...nearValues.map((value) => patch(value)),
      // Replacing an existing member has the same effect as adding it.
      patch(comparedValue, 'replace'),
      patch(comparedValue, 'add', 'Gate 2'),
    ];
    for (const body of bodies) {
      const response = await underKey(t, request(body), key);
      t.expectError('idempotency.mismatch-is-422', response, 'idempotency-mismatch');
    }
  });
});
