import { headerNames } from '@workspace-api/contract';
import { describe, expect, test } from 'vitest';
import { agent, agents, createTestTrace } from './trace.test-helper.ts';

const replayed = { [headerNames.idempotentReplayed.toLowerCase()]: 'true' };

describe('an idempotency key', () => {
  const keyedRequest = { key: 'k', body: { name: 'A' } };

  test.each([
    ['the marked first response', { status: 201, body: agent, headers: replayed }, []],
    ['the first response without its mark', { status: 201, body: agent }, ['idempotency.replayed-header']],
    [
      'another record',
      { status: 201, body: { ...agent, id: 'agt_2' } },
      ['idempotency.replay-does-not-execute'],
    ],
    [
      'another value that starts like an id',
      { status: 201, body: { ...agent, status: 'running' } },
      ['idempotency.replay-returns-original'],
    ],
    [
      'another marked body',
      { status: 201, body: { ...agent, name: 'B' }, headers: replayed },
      ['idempotency.replay-returns-original'],
    ],
    ['a limit', { status: 429 }, []],
  ])('that is reused returns %s', (_, response, broken) => {
    const { exchange } = createTestTrace();
    exchange('POST', agents, keyedRequest, { status: 201, body: agent });
    const clauses = exchange('POST', agents, keyedRequest, response);
    expect(clauses.filter((clause) => clause.startsWith('idempotency.'))).toEqual(broken);
  });

  test.each([
    ['on the same route with the same token is refused', agents, {}, true],
    ['on another route is not compared', '/workspaces/globex/agents', {}, false],
    ['with another token is not compared', agents, { token: 'key_test_other' }, false],
  ])('with another body %s', (_, path, sent, isBroken) => {
    const { exchange } = createTestTrace();
    exchange('POST', agents, keyedRequest, { status: 201, body: agent });
    const other = { key: 'k', body: { name: 'B' }, ...sent };
    const clauses = exchange('POST', path, other, { status: 201, body: agent });
    expect(clauses.includes('idempotency.mismatch-is-422')).toBe(isBroken);
  });

  test('is not checked if two requests overlap, one got no response, or the clock was moved', () => {
    const executedAgain = { status: 201, body: { ...agent, id: 'agt_2' } };
    const clause = 'idempotency.replay-does-not-execute';
    const overlapping = createTestTrace();
    const first = overlapping.start('POST', agents, keyedRequest);
    const second = overlapping.start('POST', agents, keyedRequest);
    overlapping.end(first, { status: 201, body: agent });
    expect(overlapping.end(second, executedAgain)).not.toContain(clause);

    const lost = createTestTrace();
    lost.lost(lost.start('POST', agents, { key: 'k', body: { name: 'X' } }));
    lost.exchange('POST', agents, keyedRequest, { status: 201, body: agent });
    expect(lost.exchange('POST', agents, keyedRequest, executedAgain)).not.toContain(clause);

    const later = { ...executedAgain.body, created_at: '2026-01-02T01:00:00Z' };
    const headers = { date: 'Fri, 02 Jan 2026 01:00:00 GMT' };
    for (const moved of [
      { ...executedAgain, body: later },
      { ...executedAgain, headers },
    ]) {
      const { exchange } = createTestTrace();
      exchange('POST', agents, keyedRequest, { status: 201, body: agent });
      expect(exchange('POST', agents, keyedRequest, moved)).not.toContain(clause);
    }
  });
});
