import { setTimeout as wait } from 'node:timers/promises';
import { mediaTypes } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';

/** How long a tail may take to show an entry, and how often one is written meanwhile, in milliseconds. */
const patience = 15_000;
const writeEvery = 100;

/** Entries that a tail shows before it is closed: the framing shows between two. */
const wantedEntries = 3;

const write = (t: Case, message: string) =>
  t.needs('add-log-entry')({ workspace: t.target.workspace, level: 'info', source: 'agent', message });

/** Follows a tail until it shows a message several times; writes it until then, since nothing says when it is open. */
const tailWhileWriting = async (t: Case, message: string): Promise<Exchange> => {
  let isOpen = true;
  const readUntil = (body: string) => body.split(message).length > wantedEntries;
  const tail = t.send({ operation: 'tailLogs', readForMs: patience, readUntil }).finally(() => {
    isOpen = false;
  });
  // Awaited below; a rejection until then must not end the process.
  tail.catch(() => {});
  while (isOpen) {
    await wait(writeEvery);
    await write(t, message);
  }
  return tail;
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

export default scenario(
  'logs.tail',
  'A tail streams the entries that are written while it is open, and no others',
  {
    clauses: ['logs.tail-streams-new', 'logs.tail-skips-old', 'logs.tail-entry-fields', 'logs.tail-framing'],
    needs: ['add-log-entry'],
  },
  async (gate) => {
    await gate.case('entries before and after', async (t) => {
      const [old, fresh] = [t.unique('Gate old'), t.unique('Gate fresh')];
      await write(t, old);
      const tail = await tailWhileWriting(t, fresh);
      t.expectStatus('logs.tail-streams-new', tail, 200);
      t.expect('logs.tail-streams-new', tail.text.includes(fresh), {
        expected: `${fresh}, written while the tail was open`,
        got: tail.text.slice(0, 300),
      });
      t.expect('logs.tail-skips-old', !tail.text.includes(old), {
        expected: `no ${old}, written before the tail was opened`,
        got: tail.text.slice(0, 300),
      });
      const lines = tail.text.split('\n').filter((line) => line !== '');
      const entry = parsed(lines.find((line) => line.includes(fresh)) ?? '');
      t.expect('logs.tail-entry-fields', schemas.LogEntry(entry), {
        expected: 'an entry with ts, level, source, message and request_id',
        got: JSON.stringify(entry) ?? 'no JSON',
      });
      // Hanging up may truncate the last line.
      const isFramed = lines.slice(0, -1).every((line) => parsed(line) !== undefined);
      t.expect('logs.tail-framing', tail.mediaType === mediaTypes.ndjson && isFramed, {
        expected: `${mediaTypes.ndjson}, one JSON entry per line`,
        got: `${tail.mediaType}: ${tail.text.slice(0, 200)}`,
      });
    });
  },
);
