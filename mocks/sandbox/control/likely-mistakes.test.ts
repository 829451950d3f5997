import { events } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { gist, startLogged } from '../../test/logged-request.ts';

const post = async (path: string, body: unknown) => {
  const { call } = await startLogged();
  return call('POST', `/workspaces/acme/${path}`, { body: JSON.stringify(body) });
};

const subscribe = (...names: string[]) =>
  post('webhooks', { url: 'https://hooks.acme.example/events', events: names });

test('an unknown event as a trigger is accepted, and the log has a warning with the nearest event', async () => {
  const { response, entry } = await post('agents', { name: 'Greeter', trigger: 'form.submitted' });
  expect(response.status).toBe(201);
  expect(gist(entry)).toEqual(['body /trigger unknown_value']);
  expect(entry.violations[0].message).toBe('Unknown event "form.submitted". Did you mean "forms.submitted"?');
});

test('unknown events of a webhook subscription are accepted with a warning too', async () => {
  const { response, entry } = await subscribe('pages.published', 'page.*', 'agents.creatd');
  expect(response.status).toBe(201);
  expect(gist(entry)).toEqual(['body /events/1 unknown_value', 'body /events/2 unknown_value']);
  expect(entry.violations[0].message).toContain('"pages.*"');
  expect(entry.violations[1].message).toContain('"agents.created"');
});

test('the warning about an event without a similar one lists all events', async () => {
  const { entry } = await post('agents', { name: 'Greeter', trigger: 'orders.paid' });
  for (const type of Object.keys(events)) expect(entry.violations[0].message).toContain(type);
});

test('the events and patterns of the contract cause no warning', async () => {
  const groups = Object.keys(events).map((type) => type.replace(/\..*/, '.*'));
  const { entry } = await subscribe('*', ...Object.keys(events), ...new Set(groups));
  expect(entry.violations).toEqual([]);
});

test.each(['every day', '@sometimes'])(
  'the error for the schedule %j lists the accepted formats',
  async (schedule) => {
    const { response, text } = await post('agents', { name: 'Greeter', schedule });
    expect(response.status).toBe(400);
    expect(text).toContain('five fields');
    for (const nickname of ['@hourly', '@daily', '@weekly', '@monthly', '@yearly']) {
      expect(text).toContain(nickname);
      const accepted = await post('agents', { name: 'Greeter', schedule: nickname });
      expect(accepted.response.status).toBe(201);
    }
  },
);
