import { expect, onTestFinished, test, vi } from 'vitest';
import { createInspectableSandbox, createSandbox } from '../sandbox/create-sandbox.ts';
import type { Mutant } from '../sandbox/http/fault-injection/mutants.ts';
import { testInNode } from './page.ts';
import { loadMutants, startSandbox } from './start-sandbox.ts';

test('latency applies from the start and after a reset', async () => {
  const { send, context, sandbox } = await startSandbox({ latency: 40 });
  await context.faultInjection.set(context.database, { latency: null });
  await sandbox.reset();
  const startedAt = performance.now();
  expect((await send('GET', '/me')).status).toBe(200);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(39);
});

testInNode('an unknown mutant is rejected at the start with only the nearest names', async () => {
  const mutants = ['on-fire' as 'limit-ignored'];
  await expect(createInspectableSandbox({ loadMutants, mutants })).rejects.toThrow(
    /^Unknown mutant "on-fire"\. The nearest names are ("[\w-]+"(, )?){3}\. GET \/_sandbox\/disturbance lists all \d+\.$/,
  );
});

test('a sandbox without mutants lists none, and its errors name the option for them', async () => {
  await expect(createInspectableSandbox({ mutants: ['limit-ignored'] })).rejects.toThrow(
    /^Unknown mutant "limit-ignored"\. This sandbox has no mutants\. Pass the option loadMutants to createSandbox,/,
  );
  const sandbox = await createSandbox();
  onTestFinished(() => sandbox.close());
  const call = (init?: RequestInit) => sandbox.fetch('http://127.0.0.1/_sandbox/disturbance', init);
  expect(await (await call()).json()).toMatchObject({ mutants: [], available_mutants: [] });
  const refusal = await call({ method: 'PATCH', body: '{"mutants": ["limit-ignored"]}' });
  const { error } = (await refusal.json()) as { error: { fields: { path: string; message: string }[] } };
  expect([refusal.status, error.fields[0]?.path]).toEqual([400, '/mutants/0']);
  expect(error.fields[0]?.message).toContain('Pass the option loadMutants to createSandbox');
});

testInNode('mutants are not loaded before a mutant is set or listed', async () => {
  const spy = vi.fn(loadMutants);
  const { sandbox, send } = await startSandbox({ loadMutants: spy });
  await send('GET', '/me');
  await sandbox.reset();
  expect(spy).not.toHaveBeenCalled();
  await sandbox.fetch('http://127.0.0.1/_sandbox/disturbance');
  expect(spy).toHaveBeenCalledOnce();
});

test('a mutant of the caller is set by its name', async () => {
  const teapot: Mutant = {
    clause: 'errors.envelope',
    text: 'It makes no coffee.',
    wrap: () => async () => new Response(null, { status: 418 }),
  };
  const sandbox = await createSandbox({ loadMutants: async () => ({ teapot }), mutants: ['teapot'] });
  onTestFinished(() => sandbox.close());
  expect((await sandbox.fetch('/v1/me')).status).toBe(418);
});

test('an invalid latency is rejected at the start', async () => {
  await expect(createInspectableSandbox({ latency: 60_001 })).rejects.toThrow(RangeError);
});
