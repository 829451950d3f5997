import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../package.json' with { type: 'json' };
import { fromRoot } from '../scripts/generate/paths.ts';

type Job = {
  readonly env?: Readonly<Record<string, string>>;
  readonly strategy: {
    readonly matrix: { readonly node: readonly number[]; readonly os?: readonly string[] };
  };
  readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
};
const {
  jobs,
  on: { schedule },
} = parse(readFileSync(fromRoot('.github/workflows/ci.yml'), 'utf8')) as {
  readonly on: { readonly schedule: readonly { readonly cron: string }[] };
  readonly jobs: Readonly<Record<'linux' | 'others' | 'long', Job>>;
};

const listCommands = ({ steps }: Job): string[] => steps.flatMap(({ run = '' }) => run.trim().split('\n'));

test('Linux runs what a merge needs, and the other systems what a contributor runs', () => {
  expect(listCommands(jobs.linux)).toContain('.ci/run');
  expect(existsSync(fromRoot('.ci/run'))).toBe(true);
  expect(jobs.others.strategy.matrix.os).toEqual(['macos-latest', 'windows-latest']);
  expect(listCommands(jobs.others)).toEqual(
    expect.arrayContaining(['npm ci', 'npm test', 'npm run conformance', 'npm start &']),
  );
});

test('what .ci/run has no time for runs every week', () => {
  expect(schedule).toHaveLength(1);
  expect(jobs.long.env).toEqual({ CI: '' });
  expect(listCommands(jobs.long)).toEqual(
    expect.arrayContaining(['npm run test:browser', 'npm run test:thorough']),
  );
});

test.each(Object.entries(jobs))('the job %s runs existing scripts on Node 20 and a newer one', (_, job) => {
  for (const command of listCommands(job)) {
    const [, script] = command.match(/^npm (?:run )?([\w:]+)/) ?? [];
    if (script !== undefined && script !== 'ci') expect(manifest.scripts).toHaveProperty([script]);
  }
  expect(job.strategy.matrix.node).toEqual([20, expect.any(Number)]);
  for (const { uses } of job.steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
});
