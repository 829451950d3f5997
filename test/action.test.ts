import { expect, test } from 'vitest';
import { createCommand } from '../conformance/cli/options.ts';
import { action, stepNamed } from './support/action.ts';

test('every input is used, and steps use only declared inputs and the path of the action', () => {
  const json = JSON.stringify(action.runs.steps);
  for (const name of Object.keys(action.inputs))
    expect(json, name).toMatch(new RegExp(`inputs\\.${name}\\b`));
  for (const [, name = ''] of json.matchAll(/inputs\.([\w-]+)/g))
    expect(Object.keys(action.inputs)).toContain(name);
});

test("the steps pass only the command's options", () => {
  const commandOptions = createCommand().options.map(({ long }) => long);
  const used = [...(stepNamed('Check').run ?? '').matchAll(/--[a-z-]+/g)].map(([option]) => option);
  expect(used.length).toBeGreaterThan(9);
  for (const option of used) expect(commandOptions).toContain(option);
});
