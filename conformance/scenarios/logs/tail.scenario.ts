import { setTimeout as wait } from 'node:timers/promises';
import { type ClauseId, operations } from '@workspace-api/contract';
import { documented } from '@workspace-api/contract/clause-validators';
import { isSuccess } from '../../checks/body.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
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

/** A tail that has shown this many entries of one level will not show the other levels. */
const mostEntries = 8;

/** Formats the message of an entry at a level. */
const formatMessage = (level: string, message: string) => `${message} at ${level}`;

const write = (
  t: Case,
  message: string,
  { level, requestId }: { level: (typeof levels)[number]; requestId?: string } = { level: 'warn' },
) =>
  t.needs('add-log-entry')({
    workspace: t.target.workspace,
    level,
    source: 'agent',
    message,
    ...(requestId === undefined ? {} : { requestId }),
  });

/**
 * Follows a tail until it shows a message at every level. Writes the message repeatedly, because the target doesn't
 * signal when the tail is open.
 *
 * @param elsewhere writes a message that the tail must not show
 */
const tailWhileWriting = async (
  t: Case,
  message: string,
  requestId: string,
  elsewhere: { message: string; write: () => Promise<unknown> } | null,
): Promise<Exchange> => {
  let isOpen = true;
  const readUntil = (body: string) => {
    const countMatches = (substring: string) => body.split(substring).length - 1;
    if (elsewhere && countMatches(elsewhere.message) >= mostEntries) return true;
    const counts = levels.map((level) => countMatches(formatMessage(level, message)));
    return counts.every((count) => count > 0) || counts.some((count) => count >= mostEntries);
  };
  const tail = t.send({ operation: 'tailLogs', readForMs: tailTimeoutMs, readUntil }).finally(() => {
    isOpen = false;
  });
  // Awaited below; an earlier rejection must not end the process.
  tail.catch(() => {});
  for (let count = 0; isOpen; count += 1) {
    await wait(writeEvery);
    const level = levels[count % levels.length] ?? 'warn';
    await elsewhere?.write();
    await write(t, formatMessage(level, message), { level, requestId });
  }
  return tail;
};

/** The number of entries that are written in the same moment. */
const burst = 100;

/**
 * Follows a tail, and writes many entries in the same moment once it has shown one. Between them, it writes entries
 * elsewhere. The tail is read until it has shown every entry, or until it shows no more.
 */
const tailBurst = async (
  t: Case,
  { word, elsewhere }: { word: string; elsewhere: (() => Promise<unknown>) | null },
): Promise<{ tail: Exchange; messages: readonly string[]; isClosed: boolean }> => {
  // No message is a part of another one.
  const messages = Array.from({ length: burst }, (_, number) => `${word} entry ${number} of the burst`);
  const opening = `${word} opening`;
  const closing = `${word} closing`;
  let isOpen = true;
  let isOver = false;
  let isRead = false;
  const started = performance.now();
  const readUntil = (body: string): boolean => {
    if (body.includes(opening)) signal.resolve();
    isRead = body.includes(closing) && (isOver || messages.every((message) => body.includes(message)));
    return isRead;
  };
  const signal = createSignal();
  const tail = t.send({ operation: 'tailLogs', readForMs: tailTimeoutMs, readUntil }).finally(() => {
    isOpen = false;
    signal.resolve();
  });
  tail.catch(() => {});
  const writeOpening = async () => {
    while (isOpen && !signal.isResolved()) {
      await write(t, opening);
      await wait(writeEvery);
    }
  };
  await Promise.all([signal.promise, writeOpening()]);
  await Promise.all(
    messages.map(async (message, index) => {
      if (index % 10 === 0) await elsewhere?.();
      await write(t, message);
    }),
  );
  // Entries that a tail has not sent after several later ones are lost.
  for (let count = 0; isOpen && count * writeEvery < listingTimeout; count += 1) {
    await write(t, closing);
    await wait(writeEvery);
  }
  isOver = true;
  if (isOpen) await write(t, closing);
  const exchange = await tail;
  return { tail: exchange, messages, isClosed: !isRead && performance.now() - started < tailTimeoutMs };
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
const glance = 350;

/** Reads the available tails of a key of live mode and of another workspace. */
const readOtherTails = async (t: Case): Promise<{ clause: ClauseId; whose: string; text: string }[]> => {
  const others = [
    {
      clause: 'authentication.test-data-isolated',
      whose: 'live mode',
      tenant: () => liveTenant(t, ['authentication.test-data-isolated']),
    },
    {
      clause: 'tenancy.lists-hold-own-records',
      whose: 'another workspace',
      tenant: () => secondTenant(t, ['tenancy.lists-hold-own-records']),
    },
  ] as const;
  const tails = others.map(async ({ clause, whose, tenant }) => {
    const request = { operation: operations.tailLogs.id, readForMs: glance };
    const tail = await unlessMissing(async () => (await tenant()).send(request));
    return tail && isSuccess(tail) ? [{ clause, whose, text: tail.text }] : [];
  });
  return (await Promise.all(tails)).flat();
};

/**
 * Returns a message, and a function that writes it to the log of live mode.
 *
 * @throws NotExercisedError if the run can't write it
 */
const writerInLive = async (t: Case) => {
  const { workspace, needs } = await liveTenant(t, ['authentication.test-data-isolated']);
  const [message, addEntry] = [t.unique('Gate in live mode'), needs('add-log-entry')];
  return { message, write: () => addEntry({ workspace, level: 'warn', source: 'agent', message }) };
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
  { needs: ['add-log-entry'] },
  async (gate) => {
    await gate.case('entries before and after', async (t) => {
      const [old, fresh] = [t.unique('Gate old'), t.unique('Gate fresh')];
      const requestId = t.unique('req').replaceAll('-', '');
      await write(t, old);
      // Until the log lists it, the entry may still be in transit, and new to a tail.
      const isOld = await waitUntilListed(t, old);
      const live = await unlessMissing(() => writerInLive(t));
      const [tail, others] = await Promise.all([
        tailWhileWriting(t, fresh, requestId, live),
        readOtherTails(t),
      ]);
      t.expectSuccess('logs.tail-streams-new', tail);
      if (live)
        t.expect('authentication.test-data-isolated', !tail.text.includes(live.message), {
          expected: `a tail of ${t.target.mode} mode without ${live.message}, which was written in live mode`,
          got: tail.text.slice(0, 300),
        });
      t.expect('logs.tail-streams-new', tail.text.includes(fresh), {
        expected: `${fresh}, written while the tail was open`,
        got: tail.text.slice(0, 300),
      });
      const lost = levels.filter((level) => !tail.text.includes(formatMessage(level, fresh)));
      t.expect('logs.tail-streams-new', lost.length === 0, {
        expected: `entries at ${levels.join(', ')}`,
        got: `none at ${lost.join(', ')}`,
      });
      if (isOld)
        t.expect('logs.tail-skips-old', !tail.text.includes(old), {
          expected: `no ${old}, written before the tail was opened`,
          got: tail.text.slice(0, 300),
        });
      for (const { clause, whose, text } of others)
        t.expect(clause, !text.includes(fresh), {
          expected: `a tail of ${whose} without ${fresh}, which was written elsewhere`,
          got: text.slice(0, 300),
        });
      const entry = tail.text
        .split('\n')
        .map(framed)
        .find((candidate) => JSON.stringify(candidate)?.includes(fresh));
      if (entry === undefined)
        t.notExercised('logs.tail-entry-fields', 'a framing with one JSON entry per line');
      t.expect('logs.tail-entry-fields', documented.LogEntry(entry), {
        expected: 'an entry with ts, level, source, message and request_id',
        got: JSON.stringify(entry),
      });
      const listedEntries = (await findEntries(t, 'searchLogs', { q: fresh })).entries;
      const isListed = listedEntries.some((one) => sameEntry(one, entry as Entry));
      if (listedEntries.length > 0)
        t.expect('logs.tail-entry-fields', isListed, {
          expected: `an entry as the log lists it: ${JSON.stringify(listedEntries[0])}`,
          got: JSON.stringify(entry),
        });
    });

    await gate.case('many entries in the same moment', async (t) => {
      const word = t.unique('burst').replaceAll('-', '');
      const foreign = `${word} elsewhere`;
      const writeElsewhere = await unlessMissing(async () => {
        const { workspace, needs } = await secondTenant(t, ['tenancy.lists-hold-own-records']);
        const addEntry = needs('add-log-entry');
        return () => addEntry({ workspace, level: 'warn', source: 'agent', message: foreign });
      });
      const { tail, messages, isClosed } = await tailBurst(t, { word, elsewhere: writeElsewhere });
      t.expectSuccess('logs.tail-streams-new', tail);
      if (writeElsewhere)
        t.expect('tenancy.lists-hold-own-records', !tail.text.includes(foreign), {
          expected: `a tail without ${foreign}, which was written in another workspace`,
          got: tail.text.slice(0, 300),
        });
      // A server may end a tail at any time; its client then opens another one.
      if (isClosed) return t.notExercised('logs.tail-streams-new', 'a tail that stays open');
      const lost = messages.filter((message) => !tail.text.includes(message));
      t.expect('logs.tail-streams-new', lost.length === 0, {
        expected: `each of ${burst} entries that were written while the tail was open`,
        got: `a tail without ${lost.length} of them: ${lost.slice(0, 3).join(', ')}`,
      });
    });
  },
);
