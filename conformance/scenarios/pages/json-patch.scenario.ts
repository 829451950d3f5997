import file from '@workspace-api/conformance/vectors/json-patch.json' with { type: 'json' };
import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { type Case, scenario } from '../../engine/scenario.ts';
import { withCleanup } from '../shared/control-flow.ts';
import {
  type Draft,
  drafts,
  editing,
  expectSameDocument,
  type PatchOperation,
  patchError,
} from './drafts.ts';

/** A patch of a document, and its result or its error. */
type Vector = {
  id: string;
  clauses: readonly string[];
  document: unknown;
  patch: readonly PatchOperation[];
  result?: unknown;
  error?: unknown;
};

// A server may drop members with this name, because they are dangerous in JavaScript.
const vectors = (file.vectors as unknown as Vector[]).filter(
  (vector) => !JSON.stringify(vector).includes('__proto__'),
);
const appliedVectors = vectors.filter(({ error }) => error === undefined);

/** Vectors that have to be refused, as far as they test a clause. */
const refusedBy = (clause: string): Vector[] =>
  vectors.filter(({ error, clauses }) => error !== undefined && clauses[0] === clause);

/** Operations that aren't valid, whatever the document. Implementations of JSON Patch needn't check them. */
const wrongOperations: readonly Vector[] = [
  { op: 'merge', path: '/a', value: {} },
  { op: 'REPLACE', path: '/a', value: 'x' },
  { op: 'add', path: '/added' },
  { op: 'replace', path: '/a' },
  { op: 'test', path: '/none' },
  { op: 'add', path: '/tilde~', value: 'x' },
  { op: 'add', path: '/tilde~2', value: 'x' },
].map((operation) => ({
  id: JSON.stringify(operation),
  clauses: ['pages.patch-pointer'],
  document: { a: 'old', none: null },
  patch: [operation],
}));

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
  ['pages.patch-missing-path', refusedBy('pages.patch-missing-path'), patchError],
  ['pages.patch-test-mismatch', refusedBy('pages.patch-test-mismatch'), patchError],
  ['pages.patch-pointer', [...refusedBy('pages.patch-pointer'), ...wrongOperations], null],
] as const;

/** The documents of vectors as one value, each under a name of its own. */
const toDocuments = (all: readonly Vector[]): Record<string, unknown> =>
  Object.fromEntries(all.map(({ document }, number) => [`p${number}`, document]));

const title =
  'A JSON Patch is applied as a whole or not at all, and follows its standard and JSON Pointer in edge cases';
export default scenario(title, { holds: ['theme'] }, async (gate) => {
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
      const documents = { ...toDocuments(appliedVectors), number: 1 };
      await withValue(t, operation, documents, async (draft, place) => {
        const patches = appliedVectors.map(({ patch }, number) => below(`${place}/p${number}`, patch));
        // Sent one by one, to name the one that is refused. A server may only limit the number of operations.
        if (isSuccess(await draft.patch(patches.flat()))) t.pass('pages.patch-applies');
        else
          for (const [number, { id }] of appliedVectors.entries()) {
            const response = await draft.patch(patches[number] ?? []);
            t.expect('pages.patch-applies', isSuccess(response), {
              expected: `success (2xx) for ${id}`,
              exchange: response,
            });
          }
        const currentValue = valueAt((await draft.observe()).json(), place);
        for (const [number, { id, result }] of appliedVectors.entries())
          t.expectEqual(
            'pages.patch-pointer',
            { [id]: valueAt(currentValue, `/p${number}`) },
            { [id]: result },
          );
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

    await gate.case(`${operation} refuses`, async (t) => {
      const chosen = refusedPatches.flatMap(([clause, all, error]) =>
        gate.some(`${operation} ${clause}`, all, 3).map((vector) => ({ clause, vector, error })),
      );
      const documents = toDocuments(chosen.map(({ vector }) => vector));
      await withValue(t, operation, documents, async (draft, place) => {
        for (const [number, { clause, vector, error }] of chosen.entries()) {
          const wrong = below(`${place}/p${number}`, vector.patch);
          // The failing operation is first in one patch and last in the other.
          const change = { op: 'add', path: `${place}/changed`, value: vector.id };
          const response = await draft.patch(number % 2 ? [...wrong, change] : [change, ...wrong]);
          if (error) t.expectError(clause, response, error);
          else t.expectRefused(clause, response);
        }
        // Nothing of the refused patches.
        t.expectEqual('pages.patch-is-atomic', valueAt((await draft.observe()).json(), place), documents);
      });
    });
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
});
