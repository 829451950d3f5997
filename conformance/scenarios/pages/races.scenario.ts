import { errors } from '@workspace-api/contract';
import { getJson, isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { sameValue } from '../../checks/same-value.ts';
import { scenario } from '../../engine/scenario.ts';
import { expectLinearizable, rounds } from '../shared/linearizability.ts';
import { editing, type PatchOperation } from './drafts.ts';

/** The values at the pointers that a race is about; null for a missing one. */
type Values = Record<string, unknown>;

/** Returns the values after a patch; null if one of its operations fails. */
const patched = (before: Values, patch: readonly PatchOperation[]): Values | null => {
  const values = { ...before };
  for (const { op, path, value } of patch) {
    if (op === 'test' && values[path] !== value) return null;
    if (op !== 'test') values[path] = value;
  }
  return values;
};

export default scenario(
  'pages.races',
  'Simultaneous patches of one draft are applied one at a time, each as a whole',
  { clauses: ['pages.concurrent-patches-apply'] },
  async (gate) => {
    await gate.case('patches without a revision', (t) =>
      editing(t, 'updatePage', async ({ read, change, show, request, stringPath, place }) => {
        for (const _round of rounds(gate)) {
          const [first, second] = [`${place}/${t.unique('first')}`, `${place}/${t.unique('second')}`];
          // A target may restrict the members of this place, and then refuses this.
          await change([first, second].map((path) => ({ op: 'add', path, value: 'none' })));
          const pointers = [stringPath, first, second];
          const valuesIn = (document: unknown): Values =>
            Object.fromEntries(pointers.map((pointer) => [pointer, valueAt(document, pointer) ?? null]));
          const initial = valuesIn((await read()).json());
          const both = (value: string): PatchOperation[] => [
            { op: 'replace', path: stringPath, value },
            { op: 'replace', path: first, value },
          ];
          const fromInitial = (value: string): PatchOperation[] => [
            { op: 'test', path: stringPath, value: initial[stringPath] },
            { op: 'replace', path: stringPath, value },
          ];
          const raced = await t.race([
            [request(both(t.unique('Gate'))), show],
            // In the opposite order, so that a mixture of the two is visible.
            request(both(t.unique('Gate')).toReversed()),
            request([{ op: 'replace', path: second, value: t.unique('Gate') }]),
            request(fromInitial(t.unique('Gate'))),
            request(fromInitial(t.unique('Gate'))),
          ]);
          expectLinearizable(t, 'pages.concurrent-patches-apply', [...raced, ...(await t.race([show]))], {
            initial,
            named: [errors['invalid-patch'].code],
            next: (values: Values, { operation, body }, response) => {
              if (operation === show.operation)
                return response === null || sameValue(valuesIn(getJson(response)), values) ? [values] : [];
              const after = patched(values, body as PatchOperation[]);
              if (response === null) return [after ?? values];
              return isSuccess(response) === (after !== null) ? [after ?? values] : [];
            },
            describeRequest: ({ operation, body }) =>
              body ? `${operation} ${JSON.stringify(body)}` : operation,
            expected: 'a draft that each successful patch changed as a whole, one after another',
          });
        }
      }),
    );

    await gate.case('a patch during a publication', (t) =>
      editing(t, 'updatePage', async ({ show, request, stringPath }) => {
        const publish = await t.request('publishPages');
        const value = t.unique('Gate');
        const raced = await t.race([request([{ op: 'replace', path: stringPath, value }]), publish, publish]);
        const patch = raced[0]?.exchange;
        if (!patch || !isSuccess(patch))
          return t.notExercised('pages.concurrent-patches-apply', 'a patch that succeeds');
        const currentValue = valueAt((await t.prepare(show)).json(), stringPath);
        t.expect('pages.concurrent-patches-apply', currentValue === value, {
          expected: `${value}, which the patch set successfully during a publication`,
          got: JSON.stringify(currentValue),
        });
      }),
    );
  },
);
