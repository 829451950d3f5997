import { mediaTypes } from '@workspace-api/contract';
import { atOffset, parseInstant } from '../../checks/instant.ts';
import { walk } from '../../checks/pagination/walk.ts';
import { type Case, scenario } from '../../engine/scenario.ts';
import { encodedPages } from '../pagination/paged-list.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import { addLogEntry, uniqueWord } from '../shared/lists.ts';
import { type Entry, findEntries } from './log-entries.ts';

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
  const entries = await findEntries(t, 'searchLogs', { q: word });
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

const title = 'Filters return exactly the matching entries, separately and combined, on every page';
export default scenario(title, { holds: [], needs: ['add-log-entry'] }, async (gate) => {
  await gate.case('by text', async (t) => {
    const { word, written, entries } = await sharedEntries(t);
    const getListed = (message = '') => entries.find((entry) => entry.message === message);
    // The documented source names are only typical.
    for (const { level, message } of written.slice(0, -1))
      t.expectEqual('logs.search-by-text', { message, level: getListed(message)?.level }, { message, level });
    const expectNone = async (q: string) =>
      t.expectEqual('logs.search-by-text', formatEntries(await findEntries(t, 'searchLogs', { q })), '');
    const [one, two, other] = written.map(({ message }) => getListed(message)?.request_id);
    t.expectEqual('logs.request-id-correlates', two, one);
    t.expect('logs.request-id-correlates', other !== one, { got: other });
    // Only messages are searched.
    await expectNone(written[1]?.requestId ?? '');
    // Wildcards of SQL are characters like others.
    for (const q of [`${word}x`, `%${word.slice(1)}`, `${word.slice(0, 4)}_${word.slice(5)}`])
      await expectNone(q);
    // The name of a source, which few messages contain. A search may match words with the same stem.
    const source = getListed(written[3]?.message)?.source ?? '';
    const first = Math.floor(Math.min(...entries.map(({ ts }) => parseInstant(ts))));
    if (!/^[a-z]{4,}$/i.test(source) || Number.isNaN(first)) return;
    const named = await findEntries(t, 'searchLogs', { q: source, since: zulu(first) });
    const strangers = named.filter(
      ({ message }) =>
        message.startsWith(`${word} `) &&
        !message.slice(word.length).toLowerCase().includes(source.slice(0, 4).toLowerCase()),
    );
    t.expectEqual('logs.search-by-text', formatEntries(strangers), '');
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
      const clause = 'pagination.walk-visits-everything';
      const { pages, ended } = await walk(encodedPages(t, { operation, query }, mediaTypes.json, [clause]), {
        getKey: ({ message }) => String(message),
        getLimit: () => 1,
        maxPages: 2 * entries.length,
      });
      const messages = pages
        .flatMap(({ items }) => items.map(({ message }) => String(message)))
        .filter((message) => message.startsWith(`${word} `));
      const distinct = [...new Set(messages)];
      t.expectEqual('pagination.walk-visits-once', messages, distinct);
      const missing = entries.filter(({ message }) => ended && !distinct.includes(message));
      t.expectEqual(clause, formatEntries(missing), '');
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
        const find = () => findEntries(t, operation, query);
        const selected = isOptional ? await unlessMissing(find) : await find();
        if (!selected) continue;
        const own = selected.filter(({ message }) => message.startsWith(`${word} `));
        const late = own.filter(({ ts }) => parseInstant(ts) >= until);
        t.expectEqual('logs.until-is-exclusive', { ...span, late }, { ...span, late: [] });
        const isInside = ({ ts }: Entry) => parseInstant(ts) >= since && parseInstant(ts) < until;
        t.expectEqual('logs.since-is-inclusive', formatEntries(own), formatEntries(entries.filter(isInside)));
      }
    });
});
