import { type ErrorName, errors, type StateMachineShape } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox, type SandboxOptions } from '../../../mocks/browser.ts';
import { machines } from '../contract.ts';
import { getCause, listMoves, openPlay } from './play.ts';

const open = (machine: StateMachineShape) => {
  const create = async (options: SandboxOptions) => {
    const sandbox = await createSandbox(options);
    onTestFinished(() => sandbox.close());
    return sandbox;
  };
  return openPlay(create, machine.name);
};

/** The shortest causes that lead a new record to each state. */
const findRoutes = ({ moves, initial, states }: StateMachineShape): Map<string, string[]> => {
  const created = moves.find(({ from }) => from.length === 0);
  const routes = new Map([[created?.to ?? initial ?? states[0] ?? '', [] as string[]]]);
  for (const [state, route] of routes)
    for (const move of moves)
      if (move.from.includes(state) && !routes.has(move.to)) routes.set(move.to, [...route, getCause(move)]);
  return routes;
};

test.each(machines.filter(({ moves }) => moves.length > 0))(
  'every transition of $name is as the contract says',
  async (machine) => {
    const routes = findRoutes(machine);
    expect([...routes.keys()].toSorted()).toEqual(machine.states.toSorted());
    for (const [state, route] of routes)
      for (const move of listMoves(machine).filter((one) => one.from.includes(state))) {
        const play = await open(machine);
        for (const cause of route) await play(cause);
        const step = (await play(getCause(move))).at(-1);
        const { status, code } = 'error' in move ? errors[move.error as ErrorName] : {};
        const outcome = 'to' in move ? `The record is ${move.to}.` : `Refused: ${status} ${code}.`;
        expect(step?.outcome, getCause(move)).toContain(outcome);
        expect(step?.exchanges.length).toBeGreaterThan(0);
        expect(await play()).toMatchObject([{ from: undefined, isRejected: false }]);
      }
  },
);

test('a step shows its webhook, and what is not defined in a state is not sent', async () => {
  const machine = machines.find(({ name }) => name === 'run') as StateMachineShape;
  const play = await open(machine);
  expect((await play('approveApproval')).at(-1)).toMatchObject({ exchanges: [], isRejected: true });
  await play('the run starts');
  const [step] = await play('the run requests approval');
  expect(step?.exchanges.map(({ request }) => request)).toContain('Webhook approvals.requested');
});

test('an endpoint that fails is paused, and its attempts are shown', async () => {
  const play = await open(machines.find(({ name }) => name === 'webhook-endpoint') as StateMachineShape);
  const [, step] = await play('the fifth consecutive delivery exhausts its attempts');
  const attempts = step?.exchanges.filter(({ request }) => request.startsWith('Webhook '));
  expect(attempts?.filter(({ response }) => response.status === 503)).toHaveLength(30);
  const [read] = await play('getWebhookSubscription');
  expect(await read?.exchanges.at(-1)?.response.json()).toMatchObject({ paused_until: expect.any(String) });
  await play('one hour passes');
  const [later] = await play('getWebhookSubscription');
  expect(await later?.exchanges.at(-1)?.response.json()).toMatchObject({ paused_until: null });
});
