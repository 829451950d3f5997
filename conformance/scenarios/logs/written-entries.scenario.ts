import type { ClauseId, OperationId } from '@workspace-api/contract';
import { parseInstant } from '../../checks/instant.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { type Entry, findEntries, includesEntry } from './log-entries.ts';

type Written = Pick<Entry, 'level' | 'source' | 'message'> & { requestId: string };

/** Entries that filters have to distinguish: the same words, with the names of levels and sources in other places. */
const toWrite = (word: string): Omit<Written, 'requestId'>[] => [
  { level: 'info', source: 'agent', message: `${word} first error of an agent` },
  { level: 'warn', source: 'agent', message: `${word} second warn` },
  { level: 'error', source: 'capability', message: `${word} third info of a capability` },
  { level: 'warn', source: 'capability', message: `${word} fourth agent` },
  { level: 'warn', source: 'agent', message: `${word} fifth debug` },
  { level: 'info', source: 'request', message: `${word}more is another word` },
];

const formatEntries = (entries: readonly { message: string }[]): string =>
  entries
    .map(({ message }) => message)
    .sort()
    .join(' | ');

/** Writes the entries, and finds them by their common word. Ends the case if a search doesn't find them. */
const writeEntries = async (t: Case): Promise<{ word: string; written: Written[]; entries: Entry[] }> => {
  const word = t.unique('word').replaceAll('-', '');
  const { workspace } = t.target;
  const written: Written[] = [];
  for (const entry of toWrite(word)) {
    const requestId = t.unique('req').replaceAll('-', '');
    await t.needs('add-log-entry')({ workspace, ...entry, requestId });
    written.push({ ...entry, requestId });
  }
  const { entries } = await findEntries(t, 'searchLogs', { q: word });
  const matches = entries.filter(({ message }) => message.startsWith(`${word} `));
  if (matches.length < written.length - 1)
    t.notExercised([], 'entries that a search finds by the first word of their message');
  return { word, written, entries: matches };
};

const clauses = [
  'logs.since-is-inclusive',
  'logs.until-is-exclusive',
  'logs.search-by-text',
  'logs.search-by-level',
  'logs.search-by-source',
] as const satisfies ClauseId[];

/** The clauses about lists whose entries have equal times. */
const walkClauses = [
  'pagination.walk-visits-once',
  'pagination.walk-visits-everything',
] as const satisfies ClauseId[];

export default scenario(
  'logs.written-entries',
  'Filters return exactly the matching entries, separately and combined, on every page',
  { needs: ['add-log-entry'] },
  async (gate) => {
    await gate.case('by level, source and text', async (t) => {
      const { word, written, entries } = await writeEntries(t);
      for (const { level, message } of written.slice(0, -1)) {
        // The documented source names are only typical.
        const listedEntry = entries.find((entry) => entry.message === message);
        t.expect('logs.search-by-text', listedEntry?.level === level, {
          expected: { level, message },
          got: listedEntry ?? null,
        });
      }
      /** Searches for the entries of this case, in pages of one. */
      const search = async (
        clause: ClauseId,
        query: Record<string, string>,
        expectedEntries: readonly Entry[],
      ) => {
        const result = await findEntries(t, 'searchLogs', { ...query, limit: '1' });
        const own = result.entries.filter(({ message }) => message.startsWith(word));
        const isExpected = ({ message }: Entry) => expectedEntries.some((entry) => entry.message === message);
        const isRight =
          own.every(isExpected) &&
          (!result.isComplete || formatEntries(own) === formatEntries(expectedEntries));
        t.expect(clause, isRight, {
          expected: `for ${JSON.stringify(query)}: ${formatEntries(expectedEntries) || 'nothing'}`,
          got: formatEntries(own) || 'nothing',
        });
      };
      const by = (matches: (entry: Entry) => boolean) => entries.filter(matches);
      for (const level of ['warn', 'error', 'debug'])
        await search(
          'logs.search-by-level',
          { q: word, level },
          by((entry) => entry.level === level),
        );
      const agent = entries.find(({ message }) => message === written[0]?.message)?.source ?? '';
      const sources = new Set(entries.map(({ source }) => source));
      for (const source of [...sources, `${agent}s`, agent.slice(0, -1)])
        await search(
          'logs.search-by-source',
          { q: word, source },
          by((entry) => entry.source === source),
        );
      await search(
        'logs.search-by-source',
        { q: word, level: 'warn', source: agent },
        by((entry) => entry.level === 'warn' && entry.source === agent),
      );
      // Only messages are searched.
      await search('logs.search-by-text', { q: written[1]?.requestId ?? '' }, []);
      await search('logs.search-by-text', { q: `${word}x` }, []);
      // The name of a source, which few messages contain. A search may match words with the same stem.
      const source = entries.find(({ message }) => message === written[3]?.message)?.source ?? '';
      const first = Math.floor(Math.min(...entries.map(({ ts }) => parseInstant(ts))));
      if (!/^[a-z]{4,}$/i.test(source) || Number.isNaN(first)) return;
      const since = new Date(first).toISOString();
      const named = await findEntries(t, 'searchLogs', { q: source, since });
      const strangers = named.entries.filter(
        ({ message }) =>
          message.startsWith(`${word} `) &&
          !message.slice(word.length).toLowerCase().includes(source.slice(0, 4).toLowerCase()),
      );
      t.expect('logs.search-by-text', strangers.length === 0, {
        expected: `no messages without ${source}`,
        got: formatEntries(strangers),
      });
    });

    await gate.case('with equal times', async (t) => {
      const word = t.unique('word').replaceAll('-', '');
      const { workspace } = t.target;
      const write = (number: number, at?: string) =>
        t.needs('add-log-entry')({
          workspace,
          level: 'info',
          source: 'agent',
          message: `${word} ${number}`,
          ...(at === undefined ? {} : { at }),
        });
      const searchEntries = async () => (await findEntries(t, 'searchLogs', { q: word })).entries;
      await write(1);
      const time = parseInstant((await searchEntries())[0]?.ts);
      if (Number.isNaN(time))
        return t.notExercised(walkClauses, 'an entry that a search finds by its message');
      for (const number of [2, 3, 4]) await write(number, new Date(Math.floor(time)).toISOString());
      const entries = await searchEntries();
      const [first, last] = [Math.min, Math.max].map((select) =>
        select(...entries.map(({ ts }) => parseInstant(ts))),
      );
      const span = {
        since: new Date(first ?? time).toISOString(),
        until: new Date((last ?? time) + 1).toISOString(),
      };
      for (const [operation, query] of [
        ['listLogs', span],
        ['searchLogs', { q: word }],
      ] as const) {
        const walked = await findEntries(t, operation, { ...query, limit: '1' });
        const own = walked.entries.filter(({ message }) => message.startsWith(`${word} `));
        t.expect(
          'pagination.walk-visits-once',
          new Set(own.map(({ message }) => message)).size === own.length,
          {
            expected: `once each, in pages of one: ${formatEntries(entries)}`,
            got: formatEntries(own),
          },
        );
        const missing = entries.filter((entry) => !includesEntry(walked, entry));
        t.expect('pagination.walk-visits-everything', missing.length === 0, {
          expected: `all of them, in pages of one: ${formatEntries(entries)}`,
          got: formatEntries(own),
        });
      }
    });

    for (const operation of ['listLogs', 'searchLogs'] as const satisfies OperationId[]) {
      await gate.case(`${operation} at the millisecond`, async (t) => {
        const { word, entries } = await writeEntries(t);
        const times = [...new Set(entries.map(({ ts }) => parseInstant(ts)))].sort((a, b) => a - b);
        const [first = Number.NaN, last = Number.NaN] = [times[0], times.at(-1)];
        const middle = times[Math.floor(times.length / 2)] ?? first;
        const zulu = (time: number) => new Date(time).toISOString();
        const offset = (time: number) => new Date(time + 2 * 3_600_000).toISOString().replace('Z', '+02:00');
        // The gate can't parse fractions of a millisecond.
        if (times.some((time) => !Number.isInteger(time)))
          return t.notExercised(clauses, 'entries with times of whole milliseconds');
        const filter = operation === 'searchLogs' ? { q: word } : {};
        for (const [since, until, write] of [
          [first, last + 1, zulu],
          [middle, last + 1, zulu],
          [middle + 1, last + 1, zulu],
          [first, middle, zulu],
          [first, middle + 1, zulu],
          [middle, middle + 1, offset],
          [middle, middle, zulu],
        ] as const) {
          const span = { since: write(since), until: write(until) };
          const response = await t.send({ operation, query: { ...filter, ...span } });
          // A server may accept fewer formats of ISO 8601, and refuse an empty range.
          if (response.status === 400 && (write === offset || since === until)) continue;
          const result = await findEntries(t, operation, { ...filter, ...span, limit: '3' });
          const own = result.entries.filter(({ message }) => message.startsWith(`${word} `));
          const missing = entries.filter(({ ts, message }) => {
            const time = parseInstant(ts);
            return time >= since && time < until && !own.some((entry) => entry.message === message);
          });
          t.expect('logs.since-is-inclusive', missing.length === 0 || !result.isComplete, {
            expected: `from ${span.since} until before ${span.until}: ${missing.map(({ ts }) => ts).join(', ')}`,
            got: own.map(({ ts }) => ts).join(', ') || 'nothing',
          });
          const earlyEntries = own.filter(({ ts }) => parseInstant(ts) < since);
          t.expect('logs.since-is-inclusive', earlyEntries.length === 0, {
            expected: `nothing before ${span.since}`,
            got: earlyEntries.map(({ ts }) => ts).join(', '),
          });
          const lateEntries = own.filter(({ ts }) => parseInstant(ts) >= until);
          t.expect('logs.until-is-exclusive', lateEntries.length === 0, {
            expected: `nothing at or after ${span.until}`,
            got: lateEntries.map(({ ts }) => ts).join(', '),
          });
        }
      });
    }
  },
);
