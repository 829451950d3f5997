import { expect, test } from 'vitest';
import type { ScenarioResult } from '../engine/report/report.ts';
import { sampleFinding } from '../report/sample-report.test-helper.ts';
import { createProgress } from './progress.ts';

const must = 'tokens.revoke-is-immediate';

const result = (id: string, finding = sampleFinding()) =>
  ({
    id,
    requests: 2,
    errors: [],
    observations: { [must]: { findings: [finding] } },
  }) as unknown as ScenarioResult;

test('counts a selected clause that fails in two scenarios once, and ignores a waived failure', () => {
  const lines: string[] = [];
  const stream = { write: (chunk: string) => lines.push(chunk), isTTY: true, columns: 120 };
  const show = createProgress(stream, { NO_COLOR: '1' }, ['tokens']);
  show({ type: 'scenario-finished', result: result('a.a', sampleFinding({ waived: 'known' })) });
  show({ type: 'scenario-started', id: 'b.b', title: '' });
  expect(lines.at(-1)).not.toContain('broken');
  const other = {
    ...result('b.a'),
    observations: { 'agents.starts-inactive': { findings: [sampleFinding()] } },
  };
  show({ type: 'scenario-finished', result: other as unknown as ScenarioResult });
  show({ type: 'scenario-finished', result: result('b.b') });
  show({ type: 'scenario-finished', result: result('c.c') });
  show({ type: 'scenario-started', id: 'd.d', title: '' });
  expect(lines.at(-1)).toContain('1 clause violated');
});

test('a terminal shows the scenarios that run, or the case that has finished if only one does', () => {
  const lines: string[] = [];
  const show = createProgress(
    { write: (chunk: string) => lines.push(chunk), isTTY: true },
    { NO_COLOR: '1' },
  );
  for (const id of ['a.a', 'b.b']) show({ type: 'scenario-started', id, title: '' });
  expect(lines.at(-1)).toContain('2 at a time: a.a, b.b');
  show({ type: 'scenario-finished', result: { ...result('a.a'), observations: {} } });
  const done = { outcome: 'done', findings: [], requests: 1, durationMs: 1 } as const;
  show({ type: 'case-finished', scenario: 'b.b', case: 'x', ...done });
  expect(lines.at(-1)).toContain('1 of 2 scenarios b.b › x');
});

test('without a terminal, only scenarios with violations or errors have a line', () => {
  const lines: string[] = [];
  const show = createProgress({ write: (chunk: string) => lines.push(chunk) }, {});
  const failing = { errors: [{ scenario: 'c.c', case: 'x', message: 'reset' }], observations: {} };
  const target = { url: '', workspace: 'acme', mode: 'test' };
  show({ type: 'run-started', target, driver: null, seed: 1, effort: 'quick', scenarios: 3 });
  for (const next of [
    { ...result('a.a', sampleFinding({ waived: 'known' })) },
    result('b.b'),
    { ...result('c.c'), ...failing },
  ]) {
    show({ type: 'scenario-started', id: next.id, title: '' });
    show({ type: 'scenario-finished', result: next });
  }
  show({ type: 'cleanup-started', records: 2 });
  show({ type: 'cleanup-finished', leftovers: [] });
  expect(lines).toEqual(['b.b: 1 clause violated\n', 'c.c: 1 error\n']);
});
