import { createColors } from 'picocolors';
import { expect, test } from 'vitest';
import type { Problem, Step } from './run-steps.ts';
import { renderStep, runSteps } from './run-steps.ts';

const step = (name: string, problems: Problem[] = []): Step => ({
  name,
  describe: `${name} holds`,
  remedy: 'Mend it.',
  run: async () => ['fine', problems],
});
const broken = step('broken', [{ file: 'a.yaml', message: 'is wrong' }]);
const crashing: Step = {
  name: 'crashing',
  describe: 'crashing holds',
  remedy: '',
  run: () => Promise.reject(new Error('the tool is gone')),
};

test('every step runs, whatever the results of the others', async () => {
  const reported: string[] = [];
  const finished = await runSteps([broken, crashing, step('last')], 2, ({ step }) =>
    reported.push(step.name),
  );
  expect(reported.sort()).toEqual(['broken', 'crashing', 'last']);
  expect(finished.filter(({ problems }) => problems.length > 0)).toHaveLength(2);
});

test('no more steps run concurrently than are allowed', async () => {
  let running = 0;
  let most = 0;
  const slow = (name: string): Step => ({
    ...step(name),
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return ['fine', []];
    },
  });
  await runSteps(['a', 'b', 'c', 'd'].map(slow), 2, () => {});
  expect(most).toBe(2);
});

test('a step that throws fails with the message of its error', async () => {
  const [finished] = await runSteps([crashing], 1, () => {});
  expect(finished).toMatchObject({ summary: 'could not run', problems: [{ message: 'the tool is gone' }] });
});

test('a failed step shows what was expected, the file, and the remedy', async () => {
  const [finished] = await runSteps([broken], 1, () => {});
  const output = finished && renderStep({ ...finished, seconds: 0.04 }, 25, createColors(false));
  expect(output).toBe(
    [
      '✗ broken    1 problem (0.0 s)',
      '    expected: broken holds',
      '    a.yaml: is wrong',
      '    → Mend it.',
    ].join('\n'),
  );
});

test('problems beyond the limit are counted', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ file: `${index}.yaml`, message: 'is wrong' }));
  const [finished] = await runSteps([step('many', many)], 1, () => {});
  const output = finished && renderStep(finished, 25, createColors(false));
  expect(output).toContain('… and 5 more (use --all)');
  expect(output).not.toContain('25.yaml');
});
