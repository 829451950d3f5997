import { expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '../../../core/limits.ts';
import { Problem } from '../../../core/problem.ts';
import { applyPatch, type Operation } from './apply-patch.ts';

// The requirements of RFC 6902 and RFC 6901 are in conformance/vectors/json-patch.json, which test/vectors.test.ts
// runs.

const getFailure = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, message, details } = error.envelope.error;
    expect(code).toBe('invalid_patch');
    return { message, ...(details as { operation: number; path: string }) };
  }
  throw new Error('The patch was applied.');
};

const apply = (document: unknown, patch: readonly Operation[]): unknown =>
  applyPatch(JSON.stringify(document), patch);

const many = (operation: Operation): Operation[] =>
  new Array<Operation>(limits.patchOperations).fill(operation);

test('the whole document cannot be removed', () => {
  const { operation, message } = getFailure(() => apply({ a: 1 }, [{ op: 'remove', path: '' }]));
  expect([operation, message]).toEqual([0, expect.stringContaining('the whole document cannot be removed')]);
});

test.each(['/constructor', '/__proto__'])('a patch at %s modifies no prototype', (path) => {
  const edited = apply({}, [
    { op: 'add', path, value: { prototype: {} } },
    { op: 'add', path: `${path}/prototype/polluted`, value: true },
    { op: 'add', path: `${path}/polluted`, value: true },
  ]) as object;
  expect(JSON.stringify(edited)).toBe(`{"${path.slice(1)}":{"prototype":{"polluted":true},"polluted":true}}`);
  expect(Object.getPrototypeOf(edited)).toBe(Object.prototype);
  expect(edited).not.toHaveProperty(['polluted']);
  expect({}).not.toHaveProperty('polluted');
});

test('a failure names the pointer that does not exist', () => {
  const move: Operation[] = [{ op: 'move', from: '/b', path: '/c' }];
  expect(getFailure(() => apply({ a: 1 }, move))).toMatchObject({
    path: '/b',
    message: expect.stringContaining('the path /b does not exist'),
  });
});

test('copies that keep doubling the document are rejected before they fill the memory', () => {
  const patch = Array.from({ length: 60 }, (): Operation => ({ op: 'copy', from: '/list', path: '/list/-' }));
  const { operation, message } = getFailure(() => apply({ list: ['x'.repeat(1000)] }, patch));
  expect(operation).toBeLessThan(15);
  expect(message).toContain('copy or shift more than');
});

test('a long document can be edited repeatedly while its length stays the same', () => {
  const value = 'x'.repeat(400_000);
  const patch = Array.from({ length: 10 }, (): Operation => ({ op: 'replace', path: '/text', value }));
  expect(apply({ text: value }, patch)).toEqual({ text: value });
});

test('a patch with more operations than the limit is rejected', () => {
  const patch = Array.from(
    { length: limits.patchOperations },
    (): Operation => ({ op: 'remove', path: '/a' }),
  );
  patch.fill({ op: 'test', path: '/a', value: 1 });
  expect(apply({ a: 1 }, patch)).toEqual({ a: 1 });
  const { operation, message } = getFailure(() => apply({ a: 1 }, [...patch, ...patch]));
  expect([operation, message]).toEqual([limits.patchOperations, expect.stringContaining('operations')]);
});

test.each<[string, Operation]>([
  ['a large value copied', { op: 'copy', from: '/text', path: '/copy' }],
  ['the items of a long array shifted by adding', { op: 'add', path: '/items/0', value: 1 }],
  ['the items of a long array shifted by removing', { op: 'remove', path: '/items/0' }],
  ['the items of a long array shifted by moving', { op: 'move', from: '/items/0', path: '/items/-' }],
])('%s repeatedly is rejected before it takes long', (_, repeated) => {
  const document = { text: 'x'.repeat(400_000), items: new Array(100_000).fill(1) };
  const { operation, message } = getFailure(() => apply(document, many(repeated)));
  expect(operation).toBeLessThan(100);
  expect(message).toContain('copy or shift more than');
});

/** Counts the characters that are measured or cloned while a patch is applied. */
const countCharacters = (document: unknown, patch: readonly Operation[]): number => {
  const json = JSON.stringify(document);
  const stringify = vi.spyOn(JSON, 'stringify');
  onTestFinished(() => stringify.mockRestore());
  applyPatch(json, patch);
  return stringify.mock.results.reduce((sum, { value }) => sum + (value as string).length, 0);
};

test('a document near the length limit is not measured again for each operation', () => {
  const text = 'x'.repeat(limits.documentLength - 40);
  const patch = many({ op: 'replace', path: '/title', value: 'another' });
  expect(countCharacters({ text, title: 'one' }, patch)).toBeLessThan(2 * limits.documentLength);
});

test('a document that is too long is rejected', () => {
  const patch: Operation[] = [{ op: 'add', path: '/b', value: 'x'.repeat(limits.documentLength) }];
  expect(getFailure(() => apply({ a: 1 }, patch)).message).toContain('longer than');
});
