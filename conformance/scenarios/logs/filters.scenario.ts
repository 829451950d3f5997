import type { OperationId } from '@workspace-api/contract';
import { operationOf } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { pageOf } from '../support/listed.ts';

type Entry = { ts: string; level: string; source: string; message: string; request_id: string };

const entries = async (
  t: Case,
  operation: OperationId,
  query: Record<string, string | number> = {},
): Promise<Entry[]> =>
  pageOf(operationOf(operation), await t.send({ operation, query: { limit: 100, ...query } }))
    .items as Entry[];

const identity = (entry: Entry) =>
  JSON.stringify([entry.ts, entry.level, entry.source, entry.message, entry.request_id]);

export default scenario(
  'logs.filters',
  'Logs are filtered by time, text, level and source',
  {
    clauses: [
      'logs.since-is-inclusive',
      'logs.until-is-exclusive',
      'logs.time-format',
      'logs.search-by-text',
      'logs.search-by-level',
      'logs.search-unknown-level',
      'logs.search-by-source',
    ],
  },
  async (gate) => {
    for (const operation of ['listLogs', 'searchLogs'] as const) {
      await gate.case(`${operation} by time`, async (t) => {
        const all = await entries(t, operation);
        const middle = all[Math.floor(all.length / 2)];
        if (!middle)
          return t.notExercised(['logs.since-is-inclusive', 'logs.until-is-exclusive'], 'a log entry');
        // The window is one second, so that the entry is on the first page.
        const second = new Date(Date.parse(middle.ts) + 1000).toISOString();
        const since = await entries(t, operation, { since: middle.ts, until: second });
        t.expect(
          'logs.since-is-inclusive',
          since.some((entry) => identity(entry) === identity(middle)),
          {
            expected: `the entry at ${middle.ts}`,
            got: since.map(({ ts }) => ts).join(', '),
          },
        );
        const early = since.filter(({ ts }) => Date.parse(ts) < Date.parse(middle.ts));
        t.expect('logs.since-is-inclusive', early.length === 0, {
          expected: `nothing before ${middle.ts}`,
          got: early.map(({ ts }) => ts).join(', '),
        });
        const late = (await entries(t, operation, { until: middle.ts })).filter(
          ({ ts }) => Date.parse(ts) >= Date.parse(middle.ts),
        );
        t.expect('logs.until-is-exclusive', late.length === 0, {
          expected: `nothing at or after ${middle.ts}`,
          got: late.map(({ ts }) => ts).join(', '),
        });
      });

      await gate.case(`${operation} by an invalid time`, async (t) => {
        for (const name of ['since', 'until']) {
          const answer = await t.send({ operation, query: { [name]: 'yesterday' } });
          t.expectError('logs.time-format', answer, { status: 400 });
        }
      });
    }

    await gate.case('a search', async (t) => {
      const all = await entries(t, 'searchLogs');
      // The newest entry is on the first page of every filter that it matches.
      const wanted = all[0];
      if (!wanted) return t.notExercised('logs.search-by-text', 'a log entry');
      const word = wanted.message.split(/\W+/).sort((a, b) => b.length - a.length)[0] ?? wanted.message;
      const found = await entries(t, 'searchLogs', { q: word });
      t.expect(
        'logs.search-by-text',
        found.some((entry) => identity(entry) === identity(wanted)),
        {
          expected: wanted.message,
          got: found.map(({ message }) => message).join(' | '),
        },
      );
      const strangers = found.filter(({ message }) => !message.toLowerCase().includes(word.toLowerCase()));
      t.expect('logs.search-by-text', strangers.length === 0, {
        expected: `only messages with ${word}`,
        got: strangers.map(({ message }) => message).join(' | '),
      });
      for (const [member, clause] of [
        ['level', 'logs.search-by-level'],
        ['source', 'logs.search-by-source'],
      ] as const) {
        const kept = await entries(t, 'searchLogs', { [member]: wanted[member] });
        const others = kept.filter((entry) => entry[member] !== wanted[member]);
        t.expect(clause, kept.some((entry) => identity(entry) === identity(wanted)) && others.length === 0, {
          expected: `the entries whose ${member} is ${wanted[member]}`,
          got: kept.map((entry) => entry[member]).join(', '),
        });
      }
    });

    await gate.case('an unknown level', async (t) => {
      const answer = await t.send({ operation: 'searchLogs', query: { level: 'gate' } });
      t.expectError('logs.search-unknown-level', answer, { status: 400 });
    });
  },
);
