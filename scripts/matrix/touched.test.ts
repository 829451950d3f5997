import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseTouched, wordsChangedSince } from './touched.ts';

const servers = [
  {
    name: 'agent-starts-active',
    family: 'agents',
    clauses: ['agents.starts-inactive'],
    operations: ['createAgent'],
  },
  {
    name: 'agent-never-runs',
    family: 'agents',
    clauses: ['agents.active-executes'],
    operations: ['listRuns'],
  },
  {
    name: 'limit-ignored',
    family: 'pagination',
    clauses: ['pagination.limit-respected'],
    operations: ['a', 'b', 'c', 'd'],
  },
];

test.each([
  ['its name', 'agent-never-runs'],
  ['its clause', 'agents.active-executes'],
  ['an operation of its clause', 'listRuns'],
])('a change that contains %s puts it first', (_what, word) => {
  expect(chooseTouched(servers, new Set([word]))).toEqual(['agent-never-runs', 'limit-ignored']);
});

describe('the words of a change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touched-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...args], {
      cwd: folder,
    });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const row = (name: string, sentence: string) => `'${name}': '${sentence}',\n${'\n'.repeat(20)}`;

  beforeAll(() => {
    git('init', '--quiet', '--initial-branch=main');
    write('conformance/scenarios/runs.ts', 'runs.denied-is-final\n');
    write('mocks/mutants/agents.ts', row('agent-starts-active', 'A.') + row('agent-never-runs', 'B.'));
    write('docs/gate.md', 'listForms\n');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Start');
    git('switch', '--quiet', '--create', 'change');
    write('mocks/mutants/agents.ts', row('agent-starts-active', 'A.') + row('agent-never-runs', 'C.'));
    write('conformance/scenarios/runs.ts', 'runs.denied-is-final\n// Another line.\n');
    write('docs/gate.md', 'listForms\nand more\n');
    git('commit', '--quiet', '--all', '--message', 'Change');
    write('mocks/variants/new.ts', "'no-content'");
  });

  test('come from whole files, from rows near a change, and from new files', () => {
    const words = wordsChangedSince(true, folder);
    expect(
      ['runs.denied-is-final', 'agent-never-runs', 'no-content'].filter((word) => !words.has(word)),
    ).toEqual([]);
  });

  test('do not come from distant rows and other folders', () => {
    const words = wordsChangedSince(true, folder);
    expect(['agent-starts-active', 'listForms'].filter((word) => words.has(word))).toEqual([]);
  });

  test('since the last commit come only from new files', () => {
    expect([...wordsChangedSince('HEAD', folder)]).toEqual(['no-content']);
  });
});
