import { expect, test } from 'vitest';
import type { SubjectContext } from '../../resources/subject-context.ts';
import type { OperationRequest } from '../../target/request.ts';
import { type ActorToken, createActor } from './actor.ts';

const other: ActorToken = { token: 'key_test_b', workspace: 'globex', mode: 'test' };

/** A context that records the calls it receives. */
const recorded = () => {
  const requests: OperationRequest[] = [];
  const shared: string[] = [];
  const send = async (request: OperationRequest) => {
    requests.push(request);
    return { status: 200, text: '{"id":"agt_1"}', json: () => ({ id: 'agt_1' }), request: {} } as never;
  };
  const context = {
    workspace: 'acme',
    send,
    make: send,
    sample: () => ({ name: 'gate' }),
    has: () => true,
    needs: () => async () => ({ id: 'page_1' }),
    unique: () => 'gate-1',
    once: async (key: string, make: () => Promise<unknown>) => {
      shared.push(key);
      return make();
    },
    keepSecret: () => {},
  } as unknown as SubjectContext;
  return { context, requests, shared };
};

test('requests and records use the other token and its workspace', async () => {
  const { context, requests } = recorded();
  const actor = createActor(context, 'test', other);
  await actor.send({ operation: 'getAgent', path: { id: 'agt_1' } });
  await actor.subjects.fresh('agent');
  expect(requests).toMatchObject([
    { token: other.token, path: { slug: 'globex', id: 'agt_1' } },
    { operation: 'createAgent', token: other.token, path: { slug: 'globex' } },
  ]);
});

test('a request with its own path and token keeps them', async () => {
  const { context, requests } = recorded();
  await createActor(context, 'test', other).send({
    operation: 'getTheme',
    path: { slug: 'acme' },
    token: null,
  });
  expect(requests).toMatchObject([{ token: null, path: { slug: 'acme' } }]);
});

test('records are shared only within one workspace and mode', async () => {
  const { context, shared } = recorded();
  for (const actor of [other, { ...other, workspace: 'acme' }, { ...other, mode: 'live' }])
    await createActor(context, 'test', actor).subjects.shared('agent');
  expect(shared).toEqual(['agent of globex in mode test', 'agent', 'agent of globex in mode live']);
});
