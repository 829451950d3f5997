import { describe, expect, test } from 'vitest';
import { agent, agents, createTestTrace } from './trace.test-helper.ts';

describe('written data', () => {
  const activate = `${agents}/agt_1/activate`;
  const response = { body: agent };

  test('is read back if nothing else changes the target', () => {
    const { exchange } = createTestTrace({ isExclusive: true });
    exchange('POST', activate);
    expect(exchange('GET', `${agents}/agt_1`, {}, response)).toContain('agents.activate');
  });

  const secrets = '/workspaces/acme/secrets';
  const page = '/workspaces/acme/pages/page_1';
  const list = (...data: unknown[]) => ({ body: { data } });
  const patch = [{ op: 'replace', path: '/metadata/title', value: 'Gate' }];
  test.each([
    ['POST', agents, {}, `${agents}/agt_1`, { status: 404 }, 'agents.created-is-readable'],
    ['PUT', secrets, { name: 's', purpose: 'p' }, secrets, list({ name: 's' }), 'secrets.purpose-visible'],
    ['PUT', secrets, { name: 's' }, secrets, list(), 'secrets.set-creates'],
    ['DELETE', `${secrets}/s`, undefined, secrets, list({ name: 's' }), 'secrets.delete-is-permanent'],
    ['PATCH', page, patch, page, { body: { metadata: { title: 'Old' } } }, 'pages.get-is-draft'],
  ])('of %s %s with %j is read back', (method, path, body, read, reading, clause) => {
    const { exchange } = createTestTrace({ isExclusive: true });
    exchange(method, path, { body }, response);
    expect(exchange('GET', read, {}, reading)).toContain(clause);
    const other = { token: 'key_live_other' };
    expect(exchange('GET', read, other, reading)).not.toContain(clause);
  });

  test('may differ after overlapping writes, after a lost write, and if other clients may write', () => {
    const shared = createTestTrace();
    shared.exchange('POST', activate);
    expect(shared.exchange('GET', `${agents}/agt_1`, {}, response)).not.toContain('agents.activate');

    const racing = createTestTrace({ isExclusive: true });
    const [one, other] = [racing.start('POST', activate), racing.start('POST', `${agents}/agt_1/deactivate`)];
    racing.end(one);
    racing.end(other);
    expect(racing.exchange('GET', `${agents}/agt_1`, {}, response)).not.toContain('agents.activate');

    const lossy = createTestTrace({ isExclusive: true });
    lossy.exchange('POST', activate);
    lossy.lost(lossy.start('POST', `${agents}/agt_1/deactivate`));
    expect(lossy.exchange('GET', `${agents}/agt_1`, {}, response)).not.toContain('agents.activate');
  });
});
