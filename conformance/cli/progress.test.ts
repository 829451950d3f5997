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
