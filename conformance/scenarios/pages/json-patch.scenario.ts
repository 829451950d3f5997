import type { ClauseId } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { sameValue } from '../../checks/same-value.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { withCleanup } from '../shared/with-cleanup.ts';
import { type Draft, drafts, type PatchOperation, patchError } from './drafts.ts';
import { appliedPatches } from './json-patch-applied.ts';
import { mismatches, missingPlaces, refusedStart, wrongOperations } from './json-patch-refused.ts';

const applied = ['pages.patch-applies', 'pages.patch-pointer'] as const satisfies ClauseId[];
const refused = [
  'pages.patch-missing-path',
  'pages.patch-test-mismatch',
  'pages.patch-is-atomic',
] as const satisfies ClauseId[];

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

const numbersInOtherNotations = (place: string): string =>
  `[${['1.0', '1e0', '10E-1', '1.000']
    .map((number) => `{"op":"test","path":${JSON.stringify(place)},"value":${number}}`)
    .join(',')}]`;

/** Patches that have to be refused, by the clause that says so. The error of a wrong operation is not documented. */
const refusedPatches = [
  ['pages.patch-missing-path', missingPlaces, patchError],
  ['pages.patch-test-mismatch', mismatches, patchError],
  ['pages.patch-pointer', wrongOperations, null],
] as const;

export default scenario(
  'pages.json-patch',
  'JSON Patch and JSON Pointer follow their standards in edge cases',
  { holds: ['theme'] },
  async (gate) => {
    for (const operation of ['updatePage', 'updateTheme'] as const) {
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
                got: describeResponse(response),
              });
            }
          const currentValue = valueAt((await draft.observe()).json(), place);
          for (const [number, [name, { becomes }]] of named.entries()) {
            const got = valueAt(currentValue, `/p${number}`);
            t.expect('pages.patch-pointer', sameValue(got, becomes), {
              expected: `${name}: ${JSON.stringify(becomes)}`,
              got: JSON.stringify(got),
            });
          }
          const { body: _, ...request } = draft.request([]);
          const rawBody = numbersInOtherNotations(`${place}/number`);
          // RFC 6902, section 4.6: numbers are equal if their values are.
          t.expectSuccess('pages.patch-applies', await t.send({ ...request, rawBody }));
          // RFC 6901, section 5: the empty pointer refers to the whole document.
          const documentTest = await draft.patch([{ op: 'test', path: '', value: {} }]);
          t.expectError('pages.patch-test-mismatch', documentTest, patchError);
        });
      });

      await gate.case(`${operation} refuses`, (t) =>
        withValue(t, operation, refusedStart, async (draft, place) => {
          let isFirst = true;
          for (const [clause, patches, error] of refusedPatches)
            for (const [name, wrong] of gate.some(`${operation} ${clause}`, Object.entries(patches), 4)) {
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

    await gate.case('a tree of five levels, and many operations', async (t) => {
      const { observe, patch } = await drafts.updatePage(t);
      const value = createTree(t.unique('Gate'));
      // A server may validate the blocks of its page editor, and limit their number.
      if (!isSuccess(await patch([{ op: 'add', path: children, value }])))
        return t.notExercised(applied, 'a draft that accepts five levels of blocks of the type Hero');
      const tree = valueAt((await observe()).json(), children);
      t.expect('pages.patch-applies', sameValue(tree, value), {
        expected: `${levels} levels of blocks, the first with ${siblings} children, as they were added`,
        got: JSON.stringify(tree)?.slice(0, 300),
      });
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
      const sent = isLong ? operations : operations.slice(0, 3);
      const got = sent.map(({ path }) => valueAt(document, path));
      t.expectEqual(
        'pages.patch-pointer',
        got,
        sent.map(({ value: headline }) => headline),
      );
    });
  },
);
