import { expect, test, vi } from 'vitest';
import type { Seed } from '../sandbox/store/seed/seed-records.ts';
import { startSandbox } from './start-sandbox.ts';

const withTrigger = (trigger: string): Seed => ({
  workspaces: [{ slug: 'shop', test: { agents: [{ name: 'Typist', trigger }] } }],
});

const warnings = () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => warn.mock.calls.map(([line]) => String(line));
};

const line = (path: string, name: string) => `${path}: Unknown event "${name}".`;
const agent = '/workspaces/0/test/agents/0/trigger';

test('a likely mistake in the records of a new sandbox or a reset is printed once', async () => {
  const printed = warnings();
  const records = withTrigger('form.submitted');
  const { sandbox } = await startSandbox({ records });
  expect(printed()).toEqual([expect.stringContaining(line(agent, 'form.submitted'))]);
  expect(printed()[0]).toContain('Did you mean "forms.submitted"?');
  await startSandbox({ records });
  await sandbox.reset(records);
  await sandbox.reset();
  expect(printed()).toHaveLength(1);
  await sandbox.reset(withTrigger('page.published'));
  expect(printed()[1]).toContain(line(agent, 'page.published'));
  await sandbox.reset(withTrigger('pages.published'));
  expect(printed()).toHaveLength(2);
});
