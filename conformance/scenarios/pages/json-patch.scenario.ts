import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { withCleanup } from '../shared/control-flow.ts';
import {
  type Draft,
  drafts,
  editing,
  expectSameDocument,
  type PatchOperation,
  patchError,
} from './drafts.ts';
import { appliedPatches } from './json-patch-applied.ts';
import { mismatches, missingPlaces, refusedStart, wrongOperations } from './json-patch-refused.ts';

const applied = ['pages.patch-applies', 'pages.patch-pointer'] as const;
const refused = ['pages.patch-missing-path', 'pages.patch-test-mismatch', 'pages.patch-is-atomic'] as const;

/** Returns operations with their pointers placed below a prefix. */
const below = (place: string, operations: readonly PatchOperation[]): PatchOperation[] =>
  operations.map((operation) => ({
    ...operation,
    path: place + operation.path,
    ...(operation.from === undefined ? {} : { from: place + operation.from }),
  }));

/** Adds a value at a new place of a draft, runs a body on it, and removes it from the theme. A page belongs to the case. */
const withValue = async (
  t: Case,
  operation: keyof typeof drafts,
  value: unknown,
  body: (draft: Draft, place: string) => Promise<void>,
): Promise<void> => {
  const draft = await drafts[operation](t);
  const name = `${draft.place}/${t.unique('gate').replaceAll('-', '_')}`;
  const response = await draft.patch([{ op: 'add', path: name, value }]);
  // A server may validate the props of its blocks and the values of its theme.
  if (!isSuccess(response))
    return t.notExercised([...applied, ...refused], `a draft that accepts any value below ${draft.place}`);
  await withCleanup(
    () => body(draft, name),
    async () => operation === 'updateTheme' && draft.patch([{ op: 'remove', path: name }]),
  );
};

const children = '/tree/children';
/** The levels of blocks, the number of blocks of the first level, and of operations in one patch. */
const [levels, siblings, manyOperations] = [5, 12, 30];

type Block = { block: string; props: Record<string, unknown>; children?: Block[] };

/** Creates blocks with one block at each further level. */
const createTree = (name: string, level = 1): Block[] =>
  Array.from({ length: level === 1 ? siblings : 1 }, (_, number) => ({
    block: 'Hero',
    props: { headline: `${name} ${level}.${number}` },
    ...(level < levels && { children: createTree(name, level + 1) }),
  }));

/** Patches that have to be refused, by the clause that says so. The error of a wrong operation is not documented. */
const refusedPatches = [
  ['pages.patch-missing-path', missingPlaces, patchError],
  ['pages.patch-test-mismatch', mismatches, patchError],
  ['pages.patch-pointer', wrongOperations, null],
] as const;

export default scenario(
  'pages.json-patch',
  'A JSON Patch is applied as a whole or not at all, and follows its standard and JSON Pointer in edge cases',
  { holds: ['theme'] },
  async (gate) => {
    for (const operation of ['updatePage', 'updateTheme'] as const) {
      await gate.case(operation, (t) =>
        editing(t, operation, async ({ observe, patch, stringPath }, before, initial) => {
          const value = t.unique('Gate');
          const change = { op: 'replace', path: stringPath, value };
          const missing = { op: 'replace', path: '/gate_no_such_member/0', value: 1 };
          const mismatch = { op: 'test', path: stringPath, value: t.unique('Other') };
          const invalid = { op: 'replace', path: stringPath, value: { not: 'a string' } };
          const first = await patch([change, missing]);
          t.expectError('pages.patch-missing-path', first, patchError);
          const details = { operation: 1, path: missing.path };
          t.expectError('pages.patch-error-details', first, { details });
          t.expectError('pages.patch-test-mismatch', await patch([change, mismatch]), patchError);
          t.expectError('pages.patch-invalid-value', await patch([change, invalid]), patchError);
          expectSameDocument(t, 'pages.patch-is-atomic', (await observe()).json(), initial.json());

          const response = await patch([
            { op: 'test', path: stringPath, value: before },
            { op: 'replace', path: stringPath, value: 'first' },
            change,
          ]);
          t.expectSuccess('pages.patch-applies', response);
          t.expectSuccess('pages.if-match-is-optional', response);
          const clause = operation === 'updatePage' ? 'pages.get-is-draft' : 'theme.get-is-draft';
          t.expectEqual(clause, valueAt((await observe()).json(), stringPath), value);
        }),
      );

      await gate.case(`${operation} applies`, async (t) => {
        const named = Object.entries(appliedPatches);
        const start = Object.fromEntries(named.map(([_, patch], number) => [`p${number}`, patch.start]));
        await withValue(t, operation, { ...start, number: 1 }, async (draft, place) => {
          const getOperations = (number: number) =>
            below(`${place}/p${number}`, named[number]?.[1].operations ?? []);
          const all = await draft.patch(named.flatMap((_, number) => getOperations(number)));
          // Sent one by one, to name the one that is refused. A server may only limit the number of operations.
          if (isSuccess(all)) t.pass('pages.patch-applies');
          else
            for (const [number, [name]] of named.entries()) {
              const response = await draft.patch(getOperations(number));
              t.expect('pages.patch-applies', isSuccess(response), {
                expected: `success (2xx) for ${name}`,
                exchange: response,
              });
            }
          const currentValue = valueAt((await draft.observe()).json(), place);
          for (const [number, [name, { becomes }]] of named.entries()) {
            const got = { [name]: valueAt(currentValue, `/p${number}`) };
            t.expectEqual('pages.patch-pointer', got, { [name]: becomes });
          }
          const { body: _, ...request } = draft.request([]);
          // RFC 6902, section 4.6: numbers are equal if their values are.
          const tests = ['1.0', '1e0', '10E-1', '1.000'].map(
            (number) => `{"op":"test","path":"${place}/number","value":${number}}`,
          );
          t.expectSuccess('pages.patch-applies', await t.send({ ...request, rawBody: `[${tests}]` }));
          // RFC 6901, section 5: the empty pointer refers to the whole document.
          const documentTest = await draft.patch([{ op: 'test', path: '', value: {} }]);
          t.expectError('pages.patch-test-mismatch', documentTest, patchError);
        });
      });

      await gate.case(`${operation} refuses`, (t) =>
        withValue(t, operation, refusedStart, async (draft, place) => {
          let isFirst = true;
          for (const [clause, patches, error] of refusedPatches)
            for (const [name, wrong] of gate.some(`${operation} ${clause}`, Object.entries(patches), 3)) {
              // The failing operation is first in one patch and last in the other.
              const change = { op: 'add', path: '/changed', value: name };
              isFirst = !isFirst;
              const patch = below(place, isFirst ? [wrong, change] : [change, wrong]);
              const response = await draft.patch(patch);
              if (error) t.expectError(clause, response, error);
              else t.expectRefused(clause, response);
            }
          // Nothing of the refused patches.
          const currentValue = valueAt((await draft.observe()).json(), place);
          t.expectEqual('pages.patch-is-atomic', currentValue, refusedStart);
        }),
      );
    }

    await gate.case('the root', async (t) => {
      const { read, patch } = await drafts.updatePage(t);
      await patch([{ op: 'replace', path: '/tree/block', value: 'Section' }]);
      t.expectEqual('pages.patch-keeps-root', valueAt((await read()).json(), '/tree/block'), 'NavShell');
    });

    await gate.case('a tree of five levels, and many operations', async (t) => {
      const { observe, patch } = await drafts.updatePage(t);
      const value = createTree(t.unique('Gate'));
      // A server may validate the blocks of its page editor, and limit their number.
      if (!isSuccess(await patch([{ op: 'add', path: children, value }])))
        return t.notExercised(applied, 'a draft that accepts five levels of blocks of the type Hero');
      t.expectEqual('pages.patch-applies', valueAt((await observe()).json(), children), value);
      const headlines = Array.from({ length: manyOperations }, () => t.unique('Gate'));
      // The first block, its child and one that is appended, then the deepest one.
      const [outer, deepest] = [0, siblings - 1].map((index) => `${children}/${index}`);
      const places = [
        `${outer}/props/headline`,
        `${outer}/children/0/props/headline`,
        `${children}/${siblings}/props/headline`,
        ...headlines
          .slice(3)
          .map((_, number) => `${deepest}${'/children/0'.repeat(levels - 1)}/props/headline_${number}`),
      ];
      const operations = places.map((path, index) => ({ op: 'add', path, value: headlines[index] }));
      const few = [
        { op: 'add', path: `${children}/-`, value: { block: 'Hero', props: {} } },
        ...operations.slice(0, 3),
      ];
      t.expectSuccess('pages.patch-applies', await patch(few));
      // The number of operations of a patch is not documented.
      const isLong = isSuccess(await patch(operations.slice(3)));
      const document = (await observe()).json();
      for (const { path, value: headline } of isLong ? operations : operations.slice(0, 3))
        t.expectEqual('pages.patch-pointer', valueAt(document, path), headline);
    });
  },
);
