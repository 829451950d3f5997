import { parseInstant } from '../../checks/instant.ts';
import { entriesBefore, entriesFrom, othersThan } from '../../checks/pagination/page-rules.ts';
import { scenario } from '../../engine/scenario.ts';
import { type Entry, findEntries, includesEntry } from './log-entries.ts';

/** A word of a message, and its position. */
type Word = { word: string; entry: Entry; isFirst: boolean; isLast: boolean };

/** How a message is split into words is not specified. A sequence of letters between spaces is a word under any rule. */
const listWords = (entries: readonly Entry[]): Word[] =>
  entries.flatMap((entry) => {
    const { message } = entry;
    return [...message.matchAll(/(?<!\S)\p{L}{4,}(?=[.,:;]?(?:\s|$))/gu)].map(({ 0: word, index }) => ({
      word,
      entry,
      isFirst: message.slice(0, index).trim() === '',
      isLast: /^[.,:;]?\s*$/.test(message.slice(index + word.length)),
    }));
  });

/** A search may skip short words, which most messages have. */
const longest = (words: readonly Word[]): Word | undefined =>
  words.reduce<Word | undefined>(
    (best, one) => (best && best.word.length >= one.word.length ? best : one),
    undefined,
  );

export default scenario(
  'logs.filters',
  'Logs are filtered by time, text, level and source',
  {},
  async (gate) => {
    for (const operation of ['listLogs', 'searchLogs'] as const) {
      await gate.case(`${operation} by time`, async (t) => {
        const { entries } = await findEntries(t, operation);
        const middle = entries[Math.floor(entries.length / 2)];
        // Sent as a date-time with milliseconds, regardless of the target's format.
        const at = Math.floor(parseInstant(middle?.ts));
        if (!middle || Number.isNaN(at))
          return t.notExercised(['logs.since-is-inclusive', 'logs.until-is-exclusive'], 'a log entry');
        // The window is one second, so it contains few entries.
        const second = new Date(at + 1000).toISOString();
        const from = new Date(at).toISOString();
        const since = await findEntries(t, operation, { since: from, until: second });
        t.expect('logs.since-is-inclusive', includesEntry(since, middle), {
          expected: `the entry at ${middle.ts}`,
          got: since.entries.map(({ ts }) => ts).join(', '),
        });
        t.hold({ clause: 'logs.since-is-inclusive', difference: entriesBefore(since.entries, from) });
        const until = await findEntries(t, operation, { until: from });
        t.hold({ clause: 'logs.until-is-exclusive', difference: entriesFrom(until.entries, from) });
      });

      await gate.case(`${operation} by an invalid time`, async (t) => {
        for (const name of ['since', 'until']) {
          const response = await t.send({ operation, query: { [name]: 'yesterday' } });
          t.expectError('logs.time-format', response, { status: 400 });
        }
      });
    }

    await gate.case('a search', async (t) => {
      const { entries } = await findEntries(t, 'searchLogs');
      const [targetEntry] = entries;
      if (!targetEntry) return t.notExercised('logs.search-by-text', 'a log entry');
      const inAnyPlace = listWords(entries);
      for (const searched of [
        longest(inAnyPlace),
        longest(inAnyPlace.filter(({ isLast }) => !isLast)),
        longest(inAnyPlace.filter(({ isFirst }) => !isFirst)),
      ]) {
        if (!searched) continue;
        const { word, entry } = searched;
        t.expect(
          'logs.search-by-text',
          includesEntry(await findEntries(t, 'searchLogs', { q: word }), entry),
          {
            expected: entry.message,
            got: `no such entry for q=${word}`,
          },
        );
      }
      const unknown = t.unique('gate').replaceAll(/[^a-z0-9]/gi, '');
      // Requests may be logged with their query.
      const strangers = (await findEntries(t, 'searchLogs', { q: unknown })).entries.filter(
        ({ message }) => !message.toLowerCase().includes(unknown.toLowerCase()),
      );
      t.expect('logs.search-by-text', strangers.length === 0, {
        expected: `no messages without ${unknown}`,
        got: strangers.map(({ message }) => message).join(' | '),
      });
      for (const [member, clause] of [
        ['level', 'logs.search-by-level'],
        ['source', 'logs.search-by-source'],
      ] as const) {
        const result = await findEntries(t, 'searchLogs', { [member]: targetEntry[member] });
        t.hold({ clause, difference: othersThan(result.entries, member, targetEntry[member]) });
        t.expect(clause, includesEntry(result, targetEntry), {
          expected: `the entries whose ${member} is ${targetEntry[member]}`,
          got: result.entries.map((entry) => entry[member]).join(', '),
        });
      }
    });

    await gate.case('an unknown level', async (t) => {
      const response = await t.send({ operation: 'searchLogs', query: { level: 'gate' } });
      t.expectError('logs.search-unknown-level', response, 'validation-failed');
    });
  },
);
