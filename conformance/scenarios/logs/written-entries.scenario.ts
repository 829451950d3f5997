import type { ClauseId } from '@workspace-api/contract';
import { atOffset, parseInstant } from '../../checks/instant.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { addLogEntry, uniqueWord } from '../shared/lists.ts';
import { type Entry, findEntries, includesEntry } from './log-entries.ts';

/** An entry to write. Only its message follows the word that a case searches for. */
type Written = { level: string; source: string; message: string; requestId?: string; at?: string };

/** Entries that filters have to distinguish: the same words, with the names of levels and sources in other places. */
const toWrite = (word: string): Written[] => [
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

/** Writes entries, and finds them by their common first word. Ends the case if a search doesn't find them. */
const writeEntries = async (t: Case, word: string, written: readonly Written[]): Promise<Entry[]> => {
  for (const { message, ...entry } of written) await addLogEntry(t, message, entry);
  const { entries } = await findEntries(t, 'searchLogs', { q: word });
  const own = entries.filter(({ message }) => message.startsWith(`${word} `));
  const expected = written.filter(({ message }) => message.startsWith(`${word} `));
  if (own.length < expected.length)
    t.notExercised([], 'entries that a search finds by the first word of their message');
  return own;
};

/** The entries that filters have to distinguish, once for all cases. */
const sharedEntries = (t: Case): Promise<{ word: string; written: Written[]; entries: Entry[] }> =>
  t.once('entries to filter', async () => {
    const word = uniqueWord(t, 'word');
    const requestId = uniqueWord(t, 'req');
    const written = toWrite(word).map((entry, index) => ({
      ...entry,
      requestId: index < 2 ? requestId : uniqueWord(t, 'req'),
    }));
    return { word, written, entries: await writeEntries(t, word, written) };
  });

const zulu = (time: number): string => new Date(time).toISOString();
const withOffset = (time: number): string => atOffset(zulu(time));
const day = 24 * 3_600_000;

export default scenario(
  'logs.written-entries',
  'Filters return exactly the matching entries, separately and combined, on every page',
  { needs: ['add-log-entry'], holds: [] },
  async (gate) => {
    await gate.case('by level, source and text', async (t) => {
      const { word, written, entries } = await sharedEntries(t);
      const getListed = (message = '') => entries.find((entry) => entry.message === message);
      // The documented source names are only typical.
      for (const { level, message } of written.slice(0, -1))
        t.expectEqual(
          'logs.search-by-text',
          { message, level: getListed(message)?.level },
          { message, level },
        );
      const search = async (
        clause: ClauseId,
        query: Record<string, string>,
        matches: (entry: Entry) => boolean,
      ) => {
        const result = await findEntries(t, 'searchLogs', query);
        const own = result.entries.filter(({ message }) => message.startsWith(word));
        const expected = (result.isComplete ? entries : own).filter(matches);
        t.expectEqual(clause, formatEntries(own), formatEntries(expected));
      };
      for (const level of ['warn', 'error', 'debug'])
        await search('logs.search-by-level', { q: word, level }, (entry) => entry.level === level);
      const agent = getListed(written[0]?.message)?.source ?? '';
      const sources = new Set(entries.map(({ source }) => source));
      for (const source of [...sources, `${agent}s`, agent.slice(0, -1), agent.toUpperCase()])
        await search('logs.search-by-source', { q: word, source }, (entry) => entry.source === source);
      await search(
        'logs.search-by-source',
        { q: word, level: 'warn', source: agent },
        (entry) => entry.level === 'warn' && entry.source === agent,
      );
      const [one, two, other] = written.map(({ message }) => getListed(message)?.request_id);
      t.expectEqual('logs.request-id-correlates', two, one);
      t.expect('logs.request-id-correlates', other !== one, { got: other });
      // Only messages are searched.
      await search('logs.search-by-text', { q: written[1]?.requestId ?? '' }, () => false);
      // Wildcards of SQL are characters like others.
      for (const q of [`${word}x`, `%${word.slice(1)}`, `${word.slice(0, 4)}_${word.slice(5)}`])
        await search('logs.search-by-text', { q }, () => false);
      // The name of a source, which few messages contain. A search may match words with the same stem.
      const source = getListed(written[3]?.message)?.source ?? '';
      const first = Math.floor(Math.min(...entries.map(({ ts }) => parseInstant(ts))));
      if (!/^[a-z]{4,}$/i.test(source) || Number.isNaN(first)) return;
      const named = await findEntries(t, 'searchLogs', { q: source, since: zulu(first) });
      const strangers = named.entries.filter(
        ({ message }) =>
          message.startsWith(`${word} `) &&
          !message.slice(word.length).toLowerCase().includes(source.slice(0, 4).toLowerCase()),
      );
      t.expectEqual('logs.search-by-text', formatEntries(strangers), '');
    });

    await gate.case('by a word inside a message', async (t) => {
      const [first, middle] = [uniqueWord(t, 'word'), uniqueWord(t, 'word')];
      const message = `${first} ${middle} end`;
      await addLogEntry(t, message);
      const newest = await t.subjects.listFirst('listLogs', 100);
      if (!newest.some((each) => each.message === message))
        return t.notExercised('logs.search-by-text', `a listed entry ${message}`);
      const { entries } = await findEntries(t, 'searchLogs', { q: middle });
      t.expectEqual('logs.search-by-text', formatEntries(entries), message);
    });

    await gate.case('with equal times', async (t) => {
      const word = uniqueWord(t, 'word');
      const entry = { level: 'info', source: 'agent' };
      const [earliest] = await writeEntries(t, word, [{ ...entry, message: `${word} 1` }]);
      const time = parseInstant(earliest?.ts);
      if (Number.isNaN(time))
        return t.notExercised('pagination.walk-visits-once', 'an entry that a search finds by its message');
      const at = zulu(Math.floor(time));
      const others = [2, 3, 4].map((number) => ({ ...entry, at, message: `${word} ${number}` }));
      const entries = await writeEntries(t, word, others);
      const times = entries.map(({ ts }) => parseInstant(ts));
      const span = { since: zulu(Math.min(...times)), until: zulu(Math.max(...times) + 1) };
      for (const [operation, query] of [
        ['listLogs', span],
        ['searchLogs', { q: word }],
      ] as const) {
        const walked = await findEntries(t, operation, { ...query, limit: '1' });
        const own = walked.entries.filter(({ message }) => message.startsWith(`${word} `));
        const distinct = new Map(own.map((each) => [each.message, each]));
        t.expectEqual(
          'pagination.walk-visits-once',
          formatEntries(own),
          formatEntries([...distinct.values()]),
        );
        const missing = entries.filter((each) => !includesEntry(walked, each));
        t.expectEqual('pagination.walk-visits-everything', formatEntries(missing), '');
      }
    });

    for (const operation of ['listLogs', 'searchLogs'] as const)
      await gate.case(`${operation} at the millisecond`, async (t) => {
        const { word, entries } = await sharedEntries(t);
        const times = [...new Set(entries.map(({ ts }) => parseInstant(ts)))].sort((a, b) => a - b);
        const [first = Number.NaN, last = Number.NaN] = [times[0], times.at(-1)];
        const middle = times[Math.floor(times.length / 2)] ?? first;
        // The gate can't parse fractions of a millisecond.
        if (times.some((time) => !Number.isInteger(time)))
          return t.notExercised('logs.since-is-inclusive', 'entries with times of whole milliseconds');
        const spans = [
          [first, last + 1, zulu],
          [middle, last + 1, zulu],
          [middle + 1, last + 1, zulu],
          [first, middle, zulu],
          [first, middle + 1, zulu],
          [middle, middle + 1, withOffset],
          [middle, middle, zulu],
          [first, last + day, zulu],
        ] as const;
        for (const [since, until, write] of gate.some(operation, spans, 6)) {
          const span = { since: write(since), until: write(until) };
          const query = { ...(operation === 'searchLogs' ? { q: word } : {}), ...span };
          // A server may accept fewer formats of ISO 8601, and refuse an empty range.
          const isOptional = write === withOffset || since === until;
          const result = await findEntries(t, operation, query);
          if (isOptional && result.isRefused) continue;
          const own = result.entries.filter(({ message }) => message.startsWith(`${word} `));
          const late = own.filter(({ ts }) => parseInstant(ts) >= until);
          t.expectEqual('logs.until-is-exclusive', { ...span, late }, { ...span, late: [] });
          const isInside = ({ ts }: Entry) => parseInstant(ts) >= since && parseInstant(ts) < until;
          const inside = (result.isComplete ? entries : own).filter(isInside);
          t.expectEqual('logs.since-is-inclusive', formatEntries(own), formatEntries(inside));
        }
      });
  },
);
