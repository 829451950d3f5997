import { setTimeout as wait } from 'node:timers/promises';
import { type ClauseId, operations } from '@workspace-api/contract';
import { documented } from '@workspace-api/contract/clause-validators';
import { isSuccess } from '../../checks/body.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Effort } from '../../engine/settings/effort.ts';
import type { Exchange } from '../../target/exchange.ts';
import { unlessMissing } from '../shared/unless-missing.ts';
import { liveTenant, secondTenant } from '../tenancy/tenants.ts';
import { type Entry, findEntries, sameEntry } from './log-entries.ts';

/** How long a tail may take to show an entry, and how often an entry is written meanwhile, in milliseconds. */
const tailTimeoutMs = 10_000;
const writeEvery = 50;

/** How long an entry may take to be listed, in milliseconds. */
const listingTimeout = 2_000;

/** Entries of these levels are written in turn. */
const levels = ['debug', 'info', 'warn', 'error'] as const;

/** The number of entries that are written in the same moment. */
const burst: Record<Effort, number> = { quick: 30, standard: 100, thorough: 100 };

type WriteEntry = (message: string, level?: (typeof levels)[number]) => Promise<unknown>;

/** A writer of an entry that a tail must not show, and the clause that says so. */
type Elsewhere = { clause: ClauseId; place: string; message: string; write: () => Promise<unknown> };

/**
 * Follows a tail. Writes an entry repeatedly until the tail shows it, because the target doesn't signal when the tail is open;
 * then many entries in the same moment, and entries elsewhere between them. The tail is read until it has shown every entry, or
 * until it shows no more.
 */
const followTail = async (
  t: Case,
  write: WriteEntry,
  {
    opening,
    messages,
    elsewhere,
  }: { opening: string; messages: readonly string[]; elsewhere: readonly Elsewhere[] },
): Promise<{ tail: Exchange; isClosed: boolean }> => {
  const closing = t.unique('Gate closing');
  let isOpen = true;
  let isOver = false;
  let isRead = false;
  const started = performance.now();
  const signal = createSignal();
  const readUntil = (body: string): boolean => {
    const isWrong = elsewhere.some(({ message }) => body.includes(message));
    if (isWrong || body.includes(opening)) signal.resolve();
    if (isWrong) return true;
    isRead = body.includes(closing) && (isOver || messages.every((message) => body.includes(message)));
    return isRead;
  };
  const tail = t.send({ operation: 'tailLogs', readForMs: tailTimeoutMs, readUntil }).finally(() => {
    isOpen = false;
    signal.resolve();
  });
  // Awaited below; an earlier rejection must not end the process.
  tail.catch(() => {});
  const writeElsewhere = () => Promise.all(elsewhere.map((other) => other.write()));
  while (isOpen && !signal.isResolved()) {
    await Promise.all([write(opening), writeElsewhere()]);
    await Promise.race([wait(writeEvery), signal.promise]);
  }
  await Promise.all(
    messages.map(async (message, index) => {
      if (index % 10 === 0) await writeElsewhere();
      await write(message, levels[index % levels.length]);
    }),
  );
  // Entries that a tail has not sent after several later ones are lost.
  for (let waited = 0; isOpen && waited < listingTimeout; waited += writeEvery) {
    await write(closing);
    await wait(writeEvery);
  }
  isOver = true;
  if (isOpen) await write(closing);
  const exchange = await tail;
  return { tail: exchange, isClosed: !isRead && performance.now() - started < tailTimeoutMs };
};

/** A promise, with functions that resolve it and show whether it is resolved. */
const createSignal = () => {
  let isResolved = false;
  let finish = () => {};
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const resolve = () => {
    isResolved = true;
    finish();
  };
  return { promise, resolve, isResolved: () => isResolved };
};

/** Parses the JSON object in a line, after any prefix of the framing (`data: `); undefined without one. */
const framed = (line: string): unknown => {
  try {
    return JSON.parse(line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
};

/** How long the other tails are read, in milliseconds: about as long as the run's own tail takes to show an entry. */
const glance = 700;

/** The tenants whose entries a tail must not show, and whose tails must not show the entries of the run. */
const otherTenants = [
  { clause: 'authentication.test-data-isolated', place: 'live mode', getTenant: liveTenant },
  { clause: 'tenancy.lists-hold-own-records', place: 'another workspace', getTenant: secondTenant },
] as const;

/** Reads the available tails of other tenants. */
const readOtherTails = async (t: Case): Promise<{ clause: ClauseId; place: string; text: string }[]> => {
  const tails = otherTenants.map(async ({ clause, place, getTenant }) => {
    const request = { operation: operations.tailLogs.id, readForMs: glance };
    const tail = await unlessMissing(async () => (await getTenant(t, [clause])).send(request));
    return tail && isSuccess(tail) ? [{ clause, place, text: tail.text }] : [];
  });
  return (await Promise.all(tails)).flat();
};

/** Returns the writers to the logs of other tenants that the run has. */
const findElsewhere = async (t: Case): Promise<Elsewhere[]> => {
  const writers = otherTenants.map(({ clause, place, getTenant }) =>
    unlessMissing(async (): Promise<Elsewhere> => {
      const { workspace, needs } = await getTenant(t, [clause]);
      const [message, addEntry] = [t.unique('Gate elsewhere'), needs('add-log-entry')];
      const write = () => addEntry({ workspace, level: 'warn', source: 'agent', message });
      return { clause, place, message, write };
    }),
  );
  return (await Promise.all(writers)).filter((writer) => writer !== null);
};

const waitUntilListed = async (t: Case, message: string): Promise<boolean> => {
  for (let waited = 0; waited < listingTimeout; waited += writeEvery) {
    const { entries } = await findEntries(t, 'searchLogs', { q: message });
    if (entries.some((entry) => entry.message === message)) return true;
    await wait(writeEvery);
  }
  return false;
};

export default scenario(
  'logs.tail',
  'A tail streams the entries that are written while it is open, and no others',
  { needs: ['add-log-entry'], holds: [] },
  async (gate) => {
    await gate.case('entries before and after', async (t) => {
      const requestId = t.unique('req').replaceAll('-', '');
      const { workspace } = t.target;
      const write: WriteEntry = (message, level = 'warn') =>
        t.needs('add-log-entry')({ workspace, level, source: 'agent', message, requestId });
      const [old, opening, entryPrefix] = [
        t.unique('Gate old'),
        t.unique('Gate opening'),
        t.unique('Gate entry'),
      ];
      // No message is a part of another one.
      const messages = Array.from(
        { length: burst[gate.effort] },
        (_, number) => `${entryPrefix} ${number} of the burst`,
      );
      await write(old);
      // Until the log lists it, the entry may still be in transit, and new to a tail.
      const isOld = await waitUntilListed(t, old);
      const elsewhere = await findElsewhere(t);
      const [{ tail, isClosed }, others] = await Promise.all([
        followTail(t, write, { opening, messages, elsewhere }),
        readOtherTails(t),
      ]);
      const got = tail.text.slice(0, 300);
      t.expectSuccess('logs.tail-streams-new', tail);
      for (const { clause, place, message } of elsewhere)
        t.expect(clause, !tail.text.includes(message), {
          expected: `a tail of ${t.target.mode} mode without ${message}, which was written in ${place}`,
          got,
        });
      for (const { clause, place, text } of others)
        t.expect(clause, !text.includes(opening), {
          expected: `a tail of ${place} without ${opening}, which was written elsewhere`,
          got: text.slice(0, 300),
        });
      t.expect('logs.tail-streams-new', tail.text.includes(opening), {
        expected: `${opening}, written while the tail was open`,
        got,
      });
      if (isOld)
        t.expect('logs.tail-skips-old', !tail.text.includes(old), {
          expected: `no ${old}, written before the tail was opened`,
          got,
        });
      // A server may end a tail at any time; its client then opens another one.
      const lost = isClosed ? [] : messages.filter((message) => !tail.text.includes(message));
      t.expect('logs.tail-streams-new', lost.length === 0, {
        expected: `each of ${messages.length} entries that were written while the tail was open, at ${levels.join(', ')}`,
        got: `a tail without ${lost.length} of them: ${lost.slice(0, 3).join(', ')}`,
      });
      const entry = tail.text
        .split('\n')
        .map(framed)
        .find((candidate) => JSON.stringify(candidate)?.includes(opening));
      if (entry === undefined)
        t.notExercised('logs.tail-entry-fields', 'a framing with one JSON entry per line');
      t.expect('logs.tail-entry-fields', documented.LogEntry(entry), {
        expected: 'an entry with ts, level, source, message and request_id',
        got: JSON.stringify(entry),
      });
      const listedEntries = (await findEntries(t, 'searchLogs', { q: opening })).entries;
      const isListed = listedEntries.some((one) => sameEntry(one, entry as Entry));
      if (listedEntries.length > 0)
        t.expect('logs.tail-entry-fields', isListed, {
          expected: `an entry as the log lists it: ${JSON.stringify(listedEntries[0])}`,
          got: JSON.stringify(entry),
        });
    });
  },
);
