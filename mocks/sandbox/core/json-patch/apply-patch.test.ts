import { describe, expect, test } from 'vitest';
import { applyPatch, type Operation, PatchFailure } from './apply-patch.ts';
import { patchCases } from './cases/index.test-helper.ts';
import type { PatchCase } from './cases/patch-case.test-helper.ts';

const failureOf = (run: () => unknown): PatchFailure => {
  try {
    run();
  } catch (error) {
    if (error instanceof PatchFailure) return error;
    throw error;
  }
  throw new Error('The patch was applied.');
};

const outcome = ({ document, patch }: PatchCase): unknown => applyPatch(structuredClone(document), patch);

for (const [section, cases] of Object.entries(patchCases))
  describe(section, () => {
    test.each(cases.map((patchCase) => [patchCase.name, patchCase] as const))('%s', (_, patchCase) => {
      if ('result' in patchCase) return expect(outcome(patchCase)).toEqual(patchCase.result);
      expect(failureOf(() => outcome(patchCase)).operation).toBe(patchCase.refusedAt);
    });
  });

test('what the machine knows of objects is left as it is', () => {
  const patch: Operation[] = [{ op: 'add', path: '/constructor', value: { prototype: {} } }];
  applyPatch({}, [...patch, { op: 'add', path: '/constructor/prototype/polluted', value: true }]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('the patch is not changed by what becomes of its values', () => {
  const patch: Operation[] = [
    { op: 'add', path: '/list', value: [1] },
    { op: 'add', path: '/list/-', value: 2 },
  ];
  expect(applyPatch({}, patch)).toStrictEqual({ list: [1, 2] });
  expect(patch[0]?.value).toEqual([1]);
});

test('a failure names the pointer that leads nowhere', () => {
  const move: Operation[] = [{ op: 'move', from: '/b', path: '/c' }];
  expect(failureOf(() => applyPatch({ a: 1 }, move))).toMatchObject({
    path: '/b',
    message: 'the path /b does not exist',
  });
});

test('copies that double the document again and again are refused before they fill the memory', () => {
  const patch = Array.from({ length: 60 }, (): Operation => ({ op: 'copy', from: '/list', path: '/list/-' }));
  const { operation, message } = failureOf(() => applyPatch({ list: ['x'.repeat(1000)] }, patch));
  expect(operation).toBeLessThan(15);
  expect(message).toContain('longer than');
});

test('a long document is edited as often as one likes while it keeps its length', () => {
  const value = 'x'.repeat(400_000);
  const patch = Array.from({ length: 10 }, (): Operation => ({ op: 'replace', path: '/text', value }));
  expect(applyPatch({ text: value }, patch)).toEqual({ text: value });
});
