import { setTimeout as wait } from 'node:timers/promises';
import { mediaTypes } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Effort } from '../../engine/settings/effort.ts';

/** How long a tail is followed, and how often something is written meanwhile, in milliseconds. */
const followedFor: Record<Effort, number> = { quick: 700, standard: 2000, thorough: 5000 };
const writeEvery = 100;

const write = (t: Case, message: string) =>
  t.needs('add-log-entry')({ workspace: t.target.workspace, level: 'info', source: 'agent', message });

/** Writes again and again while a tail is open, since nothing tells when it is. */
const writeDuring = async (t: Case, message: string, followed: number): Promise<void> => {
  for (let spent = 0; spent < followed - 2 * writeEvery; spent += writeEvery) {
    await wait(writeEvery);
    await write(t, message);
  }
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
    const followed = followedFor[gate.effort];
    await gate.case('entries before and after', async (t) => {
      const [old, fresh] = [t.unique('Gate old'), t.unique('Gate fresh')];
      await write(t, old);
      const [tail] = await Promise.all([
        t.send({ operation: 'tailLogs', readForMs: followed }),
        writeDuring(t, fresh, followed),
      ]);
      t.expectStatus('logs.tail-streams-new', tail, 200);
      t.expect('logs.tail-streams-new', tail.text.includes(fresh), {
        expected: `${fresh}, written while the tail was open`,
        got: tail.text.slice(0, 300),
      });
      t.expect('logs.tail-skips-old', !tail.text.includes(old), {
        expected: `nothing of ${old}, written before`,
        got: tail.text.slice(0, 300),
      });
      const lines = tail.text.split('\n').filter((line) => line !== '');
      const entry = parsed(lines.find((line) => line.includes(fresh)) ?? '');
      t.expect('logs.tail-entry-fields', schemas.LogEntry(entry), {
        expected: 'an entry with ts, level, source, message and request_id',
        got: JSON.stringify(entry) ?? 'no JSON',
      });
      // The last line may have been cut short by our own leaving.
      const whole = lines.slice(0, -1).every((line) => parsed(line) !== undefined);
      t.expect('logs.tail-framing', tail.mediaType === mediaTypes.ndjson && whole, {
        expected: `${mediaTypes.ndjson}, one JSON entry on a line`,
        got: `${tail.mediaType}: ${tail.text.slice(0, 200)}`,
      });
    });
  },
);
