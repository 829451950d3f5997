import { expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '../../../core/limits.ts';
import { applyPatch, type Operation, PatchError } from './apply-patch.ts';

// The requirements of RFC 6902 and RFC 6901 are in conformance/vectors/json-patch.json, which test/vectors.test.ts
// runs.

const getFailure = (run: () => unknown): PatchError => {
  try {
    run();
  } catch (error) {
    if (error instanceof PatchError) return error;
    throw error;
  }
  throw new Error('The patch was applied.');
};

const many = (operation: Operation): Operation[] =>
  new Array<Operation>(limits.patchOperations).fill(operation);

const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
};

test('the whole document cannot be removed', () => {
  const { operation, message } = getFailure(() => applyPatch({ a: 1 }, [{ op: 'remove', path: '' }]));
  expect([operation, message]).toEqual([0, 'the whole document cannot be removed']);
});

test.each(['/constructor', '/__proto__'])('a patch at %s modifies no prototype', (path) => {
  const edited = applyPatch({}, [
    { op: 'add', path, value: { prototype: {} } },
    { op: 'add', path: `${path}/prototype/polluted`, value: true },
    { op: 'add', path: `${path}/polluted`, value: true },
  ]) as object;
  expect(JSON.stringify(edited)).toBe(`{"${path.slice(1)}":{"prototype":{"polluted":true},"polluted":true}}`);
  expect(Object.getPrototypeOf(edited)).toBe(Object.prototype);
  expect(edited).not.toHaveProperty(['polluted']);
  expect({}).not.toHaveProperty('polluted');
});

test('the patch itself is not modified', () => {
  const patch: Operation[] = [
    { op: 'add', path: '/list', value: [1] },
    { op: 'add', path: '/list/-', value: 2 },
  ];
  expect(applyPatch({}, patch)).toStrictEqual({ list: [1, 2] });
  expect(patch[0]?.value).toEqual([1]);
});

test('unedited values are shared with the document, and edited values are copied once', () => {
  const document = deepFreeze({ list: [{ a: 1 }, { b: 1 }], other: { c: 1 } });
  const slice = vi.spyOn(Array.prototype, 'slice');
  const patch = many({ op: 'replace', path: '/list/0/a', value: 2 });
  const edited = applyPatch(document, patch) as typeof document;
  const copied = slice.mock.contexts.filter(
    (items) => Array.isArray(items) && items.includes(document.list[1]),
  );
  slice.mockRestore();
  expect(edited).toEqual({ list: [{ a: 2 }, { b: 1 }], other: { c: 1 } });
  expect(edited.list[1]).toBe(document.list[1]);
  expect(edited.other).toBe(document.other);
  expect(copied).toEqual([document.list]);
});

test('a failure names the pointer that does not exist', () => {
  const move: Operation[] = [{ op: 'move', from: '/b', path: '/c' }];
  expect(getFailure(() => applyPatch({ a: 1 }, move))).toMatchObject({
    path: '/b',
    message: 'the path /b does not exist',
  });
});

test('copies that keep doubling the document are rejected before they fill the memory', () => {
  const patch = Array.from({ length: 60 }, (): Operation => ({ op: 'copy', from: '/list', path: '/list/-' }));
  const { operation, message } = getFailure(() => applyPatch({ list: ['x'.repeat(1000)] }, patch));
  expect(operation).toBeLessThan(15);
  expect(message).toContain('longer than');
});

test('a long document can be edited repeatedly while its length stays the same', () => {
  const value = 'x'.repeat(400_000);
  const patch = Array.from({ length: 10 }, (): Operation => ({ op: 'replace', path: '/text', value }));
  expect(applyPatch({ text: value }, patch)).toEqual({ text: value });
});

test('a patch with more operations than the limit is rejected', () => {
  const patch = Array.from(
    { length: limits.patchOperations },
    (): Operation => ({ op: 'remove', path: '/a' }),
  );
  patch.fill({ op: 'test', path: '/a', value: 1 });
  expect(applyPatch({ a: 1 }, patch)).toEqual({ a: 1 });
  const { operation, message } = getFailure(() => applyPatch({ a: 1 }, [...patch, ...patch]));
  expect([operation, message]).toEqual([limits.patchOperations, expect.stringContaining('operations')]);
});

const items = (): number[] => new Array<number>(100_000).fill(1);
const long = 'x'.repeat(400_000);

test.each([
  ['a large value copied', { text: long }, many({ op: 'copy', from: '/text', path: '/copy' })],
  [
    'the items of a long array shifted by adding',
    { items: items() },
    many({ op: 'add', path: '/items/0', value: 1 }),
  ],
  [
    'the items of a long array shifted by removing',
    { items: items() },
    many({ op: 'remove', path: '/items/0' }),
  ],
  [
    'the items of a long array shifted by moving',
    { items: items() },
    many({ op: 'move', from: '/items/0', path: '/items/-' }),
  ],
])('%s repeatedly is rejected before it takes long', (_, document, patch) => {
  const { operation, message } = getFailure(() => applyPatch(document, patch));
  expect(operation).toBeLessThan(100);
  expect(message).toContain('copy or shift more than');
});

/** Counts the characters that are measured or cloned while a patch is applied. */
const countCharacters = (document: unknown, patch: readonly Operation[]): number => {
  const stringify = vi.spyOn(JSON, 'stringify');
  onTestFinished(() => stringify.mockRestore());
  applyPatch(document, patch);
  return stringify.mock.results.reduce((sum, { value }) => sum + (value as string).length, 0);
};

test('a document near the length limit is not measured again for each operation', () => {
  const text = 'x'.repeat(limits.documentLength - 40);
  const patch = many({ op: 'replace', path: '/title', value: 'another' });
  expect(countCharacters({ text, title: 'one' }, patch)).toBeLessThan(2 * limits.documentLength);
});

test.each([
  [
    'added, replaced and removed',
    [
      { op: 'add', path: '/b', value: { c: [1, 2] } },
      { op: 'replace', path: '/b/c', value: 'é' },
      { op: 'add', path: '/b', value: 1 },
      { op: 'remove', path: '/b' },
    ],
  ],
  [
    'moved in and out of an array',
    [
      { op: 'move', from: '/list/0', path: '/b' },
      { op: 'move', from: '/b', path: '/list/-' },
    ],
  ],
  [
    'replaced as a whole',
    [
      { op: 'add', path: '', value: { list: ['x'.repeat(1000)] } },
      { op: 'replace', path: '', value: { list: [] } },
    ],
  ],
] satisfies [string, Operation[]][])(
  'the length of a document stays correct when values are repeatedly %s',
  (_, cycle) => {
    const patch = new Array(500).fill(cycle).flat() as Operation[];
    const close = limits.documentLength - 2000;
    expect(() => applyPatch({ list: [1, 2] }, patch, close)).not.toThrow();
  },
);
