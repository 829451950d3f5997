import { scenario } from '../../engine/scenario.ts';
import { findEntries } from './log-entries.ts';

/**
 * Words of letters only, so that any rule splits a message around them: accented, combined, of other scripts, and with letters
 * that change their length in another case or encoding.
 */
const words: readonly string[] = [
  'crèmebrûlée',
  'cafe\u0301s',
  'Straße',
  'Ωμέγα',
  'привет',
  '\u05e9\u05dc\u05d5\u05dd',
  'नमस्ते',
  '日本語',
];

export default scenario(
  'logs.words',
  'A search finds words in the letters of any script',
  { needs: ['add-log-entry'] },
  async (gate) => {
    await gate.case('words in other letters', async (t) => {
      const { workspace } = t.target;
      const marker = t.unique('words').replaceAll('-', '');
      const add = (message: string) =>
        t.needs('add-log-entry')({ workspace, level: 'info', source: 'agent', message });
      const messages = words.map((word) => `${marker} ${word}${marker} end`);
      for (const message of messages) await add(message);
      const { entries } = await findEntries(t, 'searchLogs', { q: marker });
      for (const [number, word] of words.entries()) {
        const message = messages[number];
        // The driver may add entries in another form.
        if (!entries.some((entry) => entry.message === message)) continue;
        const q = `${word}${marker}`;
        const result = await findEntries(t, 'searchLogs', { q });
        t.expect(
          'logs.search-by-text',
          !result.isComplete || result.entries.some((entry) => entry.message === message),
          { expected: message, got: `no such entry for q=${q}` },
        );
      }
    });
  },
);
