import { setTimeout as wait } from 'node:timers/promises';
import { type ClauseId, parameterValues } from '@workspace-api/contract';
import { documented } from '@workspace-api/contract/clause-validators';
import { isSuccess } from '../../checks/body.ts';
import { sameRecord } from '../../checks/same-value.ts';
import { type Actor, type Case, type Effort, scenario } from '../../engine/scenario.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import { addLogEntry, uniqueWord } from '../shared/lists.ts';
import { liveTenant, secondTenant } from '../tenancy/tenants.ts';
import { type Entry, findEntries } from './log-entries.ts';

/** How long a tail may take to show an entry, and how often an entry is written meanwhile, in milliseconds. */
const tailTimeoutMs = 10_000;
const writeEvery = 50;

/** How long the tail of another tenant is read: at most, and if the driver writes no entry that it shows, in milliseconds. */
const otherTimeoutMs = 3_000;
const glanceMs = 700;

/** How long an entry may take to be listed, in milliseconds. */
const listingTimeout = 2_000;

/** Entries of these levels are written in turn. */
const levels = parameterValues.level;

/** The number of entries that are written in the same moment. */
const burst: Record<Effort, number> = { quick: 30, standard: 100, thorough: 100 };

type WriteEntry = (message: string, level?: (typeof levels)[number]) => Promise<unknown>;

/** Another tenant: only its own tail may show its entry. */
type Other = {
  /** The clause that keeps it apart from the run's own tenant. */
  clause: ClauseId;
  place: string;
  send: Actor['send'];
  message: string;
  /** Writes the entry; null if the driver can't. */
  write: (() => Promise<unknown>) | null;
};

/** Returns the other tenants that the run has. */
const findOthers = async (t: Case): Promise<Other[]> => {
  const tenants = [
    { clause: 'authentication.test-data-isolated', place: 'live mode', getTenant: liveTenant },
    { clause: 'tenancy.lists-hold-own-records', place: 'another workspace', getTenant: secondTenant },
  ] as const;
  const others = tenants.map(({ clause, place, getTenant }) =>
    unlessMissing(async (): Promise<Other> => {
      const { workspace, send, needs } = await getTenant(t, [clause]);
      const message = t.unique('Gate elsewhere');
      const addEntry = await unlessMissing(async () => needs('add-log-entry'));
      const write = addEntry && (() => addEntry({ workspace, level: 'warn', source: 'agent', message }));
      return { clause, place, send, message, write };
    }),
  );
  return (await Promise.all(others)).filter((other) => other !== null);
};

/** Writes entries repeatedly until something is settled: a target doesn't signal when a tail is open. */
const writeUntil = async (settled: Promise<unknown>, write: () => Promise<unknown>): Promise<void> => {
  let isOver = false;
  const over = settled.then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  while (!isOver) {
    await write();
    await Promise.race([wait(writeEvery), over]);
  }
};

/**
 * Follows the tails of all tenants until each has shown an entry; then the run's own, while many entries are written in the same
 * moment, and entries elsewhere between them. It is read until it has shown every entry, or until it shows no more.
 */
const followTails = async (
  t: Case,
  write: WriteEntry,
  { opening, messages, others }: { opening: string; messages: readonly string[]; others: readonly Other[] },
) => {
  const closing = t.unique('Gate closing');
  const foreign = others.map(({ message }) => message);
  let isOver = false;
  let isRead = false;
  let noteOpen = () => {};
  const open = new Promise<void>((resolve) => {
    noteOpen = resolve;
  });
  const readUntil = (body: string): boolean => {
    const isWrong = foreign.some((message) => body.includes(message));
    if (isWrong || body.includes(opening)) noteOpen();
    if (isWrong) return true;
    isRead = body.includes(closing) && (isOver || messages.every((message) => body.includes(message)));
    return isRead;
  };
  const readForMs = tailTimeoutMs + otherTimeoutMs;
  const tail = t.send({ operation: 'tailLogs', readForMs, readUntil });
  let isEnded = false;
  const ended = tail.finally(() => {
    isEnded = true;
  });
  // Awaited below; an earlier rejection must not end the process.
  ended.catch(() => {});
  const otherTails = others.map(({ send, write: writeOwn }) =>
    unlessMissing(() =>
      send({
        operation: 'tailLogs',
        readForMs: writeOwn ? otherTimeoutMs : glanceMs,
        readUntil: (body) => [opening, ...foreign].some((message) => body.includes(message)),
      }),
    ),
  );
  const writeElsewhere = () => Promise.all(others.map((other) => other.write?.()));
  await writeUntil(Promise.all([Promise.race([open, ended]), ...otherTails]), () =>
    Promise.all([write(opening), writeElsewhere()]),
  );
  await Promise.all(
    messages.map(async (message, index) => {
      if (index % 10 === 0) await writeElsewhere();
      await write(message, levels[index % levels.length]);
    }),
  );
  // Entries that a tail has not sent after several later ones are lost.
  for (let waited = 0; !isEnded && waited < listingTimeout; waited += writeEvery) {
    await write(closing);
    await wait(writeEvery);
  }
  const isClosed = isEnded && !isRead;
  isOver = true;
  if (!isEnded) await write(closing);
  return { tail: await tail, isClosed, otherTails: await Promise.all(otherTails) };
};

/** Parses the JSON object in a line, after any prefix of the framing (`data: `); undefined without one. */
const framed = (line: string): unknown => {
  try {
    return JSON.parse(line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
};

const toMembers = ({ ts, level, source, message, request_id }: Entry) => [
  ts,
  level,
  source,
  message,
  request_id,
];

const sameEntry = (one: Entry, other: Entry): boolean => sameRecord(toMembers(one), toMembers(other));

const waitUntilListed = async (t: Case, message: string): Promise<boolean> => {
  for (let waited = 0; waited < listingTimeout; waited += writeEvery) {
    const entries = await findEntries(t, 'searchLogs', { q: message });
    if (entries.some((entry) => entry.message === message)) return true;
    await wait(writeEvery);
  }
  return false;
};

const title = 'A tail streams the entries that are written while it is open, and no others';
export default scenario(title, { holds: [], needs: ['add-log-entry'] }, async (gate) => {
  await gate.case('entries before and after', async (t) => {
    const requestId = uniqueWord(t, 'req');
    const write: WriteEntry = (message, level = 'warn') => addLogEntry(t, message, { level, requestId });
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
    const others = await findOthers(t);
    const { tail, isClosed, otherTails } = await followTails(t, write, { opening, messages, others });
    const got = tail.text.slice(0, 300);
    t.expectSuccess('logs.tail-streams-new', tail);
    for (const [index, { clause, place, message }] of others.entries()) {
      t.expect(clause, !tail.text.includes(message), {
        expected: `a tail of ${t.target.mode} mode without ${message}, which was written in ${place}`,
        got,
      });
      const other = otherTails[index];
      if (other && isSuccess(other))
        t.expect(clause, !other.text.includes(opening), {
          expected: `a tail of ${place} without ${opening}, which was written elsewhere`,
          got: other.text.slice(0, 300),
        });
    }
    t.expect('logs.tail-streams-new', tail.text.includes(opening), {
      expected: `${opening}, written while the tail was open`,
      got,
    });
    if (isOld)
      t.expect('logs.tail-skips-old', !tail.text.includes(old), {
        expected: `no ${old}, written before the tail was opened`,
        got,
      });
    // A server may end a tail at any time; its client then opens another one. It also ends if the writes take too long.
    const lost = isClosed ? [] : messages.filter((message) => !tail.text.includes(message));
    t.expect('logs.tail-streams-new', lost.length === 0, {
      got: `a tail without ${lost.length} of ${messages.length}: ${lost.slice(0, 3).join(', ')}`,
    });
    const entry = tail.text
      .split('\n')
      .map(framed)
      .find((candidate) => JSON.stringify(candidate)?.includes(opening));
    if (entry === undefined)
      t.notExercised('logs.tail-entry-fields', 'a framing with one JSON entry per line');
    t.expect('logs.tail-entry-fields', documented.LogEntry(entry), { got: JSON.stringify(entry) });
    const listedEntries = await findEntries(t, 'searchLogs', { q: opening });
    const isListed = listedEntries.some((one) => sameEntry(one, entry as Entry));
    if (listedEntries.length > 0)
      t.expect('logs.tail-entry-fields', isListed, {
        expected: `an entry as the log lists it: ${JSON.stringify(listedEntries[0])}`,
        got: JSON.stringify(entry),
      });
  });
});
