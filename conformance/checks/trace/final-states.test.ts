import { describe, expect, test } from 'vitest';
import { createTestTrace } from './trace.test-helper.ts';

test('a decision is final for later calls, and only one of two overlapping decisions succeeds', () => {
  const approve = '/approvals/apr_1/approve';
  const { exchange, start, end } = createTestTrace();
  const [one, other] = [start('POST', approve), start('POST', '/approvals/apr_1/deny')];
  expect(end(one)).not.toContain('approvals.one-decision-wins');
  expect(end(other)).toContain('approvals.one-decision-wins');
  expect(exchange('POST', approve)).toContain('approvals.already-decided');
});

describe('the run of a denied approval', () => {
  const runs = '/workspaces/acme/agents/agt_1/runs';
  const approval = { id: 'apr_1', agent_id: 'agt_1', run_id: 'run_1', status: 'pending' };
  const listRuns = (status: string) => ({ body: { data: [{ id: 'run_1', agent_id: 'agt_1', status }] } });

  test('is denied after the denial, by the clause of the decision', () => {
    const { exchange } = createTestTrace();
    exchange('GET', '/approvals/apr_1', {}, { body: approval });
    exchange('POST', '/approvals/apr_1/deny');
    expect(exchange('GET', runs, {}, listRuns('denied'))).not.toContain('runs.denial-stops');
    expect(exchange('GET', runs, {}, listRuns('running'))).toContain('runs.denial-stops');
  });

  test('stays denied once a response shows it', () => {
    const { exchange, start, end } = createTestTrace();
    const overlapping = start('GET', runs);
    exchange('GET', '/approvals', {}, { body: { data: [{ ...approval, status: 'denied' }] } });
    expect(end(overlapping, listRuns('running'))).not.toContain('runs.denied-is-final');
    expect(exchange('GET', runs, {}, listRuns('running'))).toContain('runs.denied-is-final');
    expect(exchange('GET', '/approvals/apr_1', {}, { body: approval })).toContain(
      'approvals.decision-is-irreversible',
    );
  });
});
