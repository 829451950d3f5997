import { errors, stateMachines } from '@workspace-api/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { machineCommands } from './commands.ts';
import type { MachinePort, MachinePromise } from './machine-port.ts';

type State = 'pending' | 'approved' | 'denied';
type Store = Map<string, State>;

const targets: Record<string, State> = { approveApproval: 'approved', denyApproval: 'denied' };

/** An in-memory queue of approvals. `decide` replaces the correct behavior to simulate a wrong implementation. */
const queue = (decide?: (store: Store, id: string, to: State) => string | null, first: State = 'pending') => {
  const store: Store = new Map();
  const port: MachinePort<string> = {
    create: async () => {
      const id = `apr_${store.size}`;
      store.set(id, first);
      return id;
    },
    apply: async (operation, id) => {
      const to = targets[operation] ?? 'pending';
      const right = () => {
        if (store.get(id) !== 'pending') return errors['already-decided'].code;
        store.set(id, to);
        return null;
      };
      const refusal = decide ? decide(store, id, to) : right();
      return { accepted: refusal === null, response: refusal ?? 'ok' };
    },
    observe: async (id) => store.get(id) ?? 'missing',
    check: (promise) => {
      const holds =
        promise.holds ??
        (!promise.reply?.accepted && promise.reply?.response === errors['already-decided'].code);
      if (!holds) throw Object.assign(new Error(promise.kind), { promise });
    },
  };
  return port;
};

const alwaysDecides = (store: Store, id: string, to: State) => {
  store.set(id, to);
  return null;
};

type Port = MachinePort<string>;
const approvalCommands = machineCommands(stateMachines.approval, (port: Port) => port, {
  create: true,
  mostRecords: 3,
});
const commands = fc.commands(approvalCommands, { maxCommands: 12 });
const start = (port: Port) => () => ({ model: { ids: [], states: [] }, real: port });

const check = (makePort: () => MachinePort<string>, parameters: fc.Parameters<unknown> = {}) =>
  fc.check(
    fc.asyncProperty(commands, async (run) => {
      const port = makePort();
      await fc.asyncModelRun(start(port), run);
    }),
    { seed: 11, numRuns: 100, ...(parameters as object) },
  );

const getKind = (details: Awaited<ReturnType<typeof check>>) =>
  (details.errorInstance as { promise?: MachinePromise } | null)?.promise?.kind;

describe('a model run of a state machine', () => {
  it('finds no problem in a correct implementation', async () => {
    expect((await check(() => queue())).failed).toBe(false);
  });

  it('finds an accepted second decision', async () => {
    const details = await check(() => queue(alwaysDecides));
    expect(getKind(details)).toBe('refuses');
    expect(String(details.counterexample?.[0]).split(',')).toHaveLength(3);
  });

  it('finds a refusal that changes the record anyway', async () => {
    const details = await check(() =>
      queue((store, id, to) => {
        const decided = store.get(id) !== 'pending';
        store.set(id, to);
        return decided ? errors['already-decided'].code : null;
      }),
    );
    expect(getKind(details)).toBe('keeps');
  });

  it('finds a decision that shows the wrong state', async () => {
    const details = await check(() =>
      queue((store, id) => {
        if (store.get(id) !== 'pending') return errors['already-decided'].code;
        store.set(id, 'approved');
        return null;
      }),
    );
    expect(getKind(details)).toBe('shows');
  });

  it('finds a permitted move that is refused', async () => {
    expect(getKind(await check(() => queue(() => errors['already-decided'].code)))).toBe('moves');
  });

  it('finds a refusal with the wrong error', async () => {
    const details = await check(() =>
      queue((store, id, to) => {
        if (store.get(id) !== 'pending') return errors['not-found'].code;
        store.set(id, to);
        return null;
      }),
    );
    expect(getKind(details)).toBe('refuses');
  });

  it('finds a decision that changes other records', async () => {
    const details = await check(() =>
      queue((store, id, to) => {
        if (store.get(id) !== 'pending') return errors['already-decided'].code;
        for (const key of store.keys()) store.set(key, to);
        return null;
      }),
    );
    expect(getKind(details)).toBe('leaves');
  });

  it('finds a record that starts in the wrong state', async () => {
    expect(getKind(await check(() => queue(undefined, 'approved')))).toBe('starts');
  });

  it('can be repeated with its seed, path and replay path', async () => {
    const wrong = () => queue(alwaysDecides);
    const first = await check(wrong);
    const counterexample = String(first.counterexample?.[0]);
    const replayPath = /replayPath="([^"]*)"/.exec(counterexample)?.[1] ?? '';
    const runs: string[] = [];
    const again = await fc.check(
      fc.asyncProperty(fc.commands(approvalCommands, { maxCommands: 12, replayPath }), async (run) => {
        runs.push(String(run));
        await fc.asyncModelRun(start(wrong()), run);
      }),
      { seed: first.seed, path: first.counterexamplePath ?? '', endOnFailure: true },
    );
    expect(again.failed).toBe(true);
    expect(runs).toHaveLength(1);
  });
});
