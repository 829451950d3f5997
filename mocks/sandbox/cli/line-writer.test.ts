import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLineWriter } from './line-writer.ts';

/** A stream whose reader takes one chunk for each call of `read`. */
const slowOutput = () => {
  const chunks: string[] = [];
  let resume: (() => void) | undefined;
  const output = new Writable({
    highWaterMark: 1,
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      chunks.push(chunk);
      resume = done;
    },
    writev(parts: { chunk: string }[], done) {
      chunks.push(parts.map(({ chunk }) => chunk).join(''));
      resume = done;
    },
  });
  return { output, chunks, drain: () => resume?.() };
};

test('lines of one turn are written together', async () => {
  const { output, chunks } = slowOutput();
  const print = createLineWriter(output);
  for (const line of ['a', 'b', 'c']) print(line);
  await nextTurn();
  expect(chunks).toEqual(['a\nb\nc\n']);
});

test('a slow reader gets the buffered lines, and the number of omitted lines', async () => {
  const { output, chunks, drain } = slowOutput();
  const print = createLineWriter(output);
  print('first');
  await nextTurn();
  const line = 'x'.repeat(1000);
  for (let count = 0; count < 2000; count += 1) print(line);
  await nextTurn();
  expect(chunks).toEqual(['first\n']);
  drain();
  await nextTurn();
  const [, rest = ''] = chunks;
  const keptCount = rest.split('\n').filter((one) => one === line).length;
  expect(rest.length).toBeLessThan(1_000_200);
  expect(keptCount).toBeLessThan(2000);
  drain();
  await nextTurn();
  print('later');
  await nextTurn();
  expect(chunks.at(-1)).toBe(
    `… ${2000 - keptCount} lines were omitted: the output is read too slowly.\nlater\n`,
  );
});

test('without a reader, lines are dropped without an error', async () => {
  const output = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
  const print = createLineWriter(output);
  print('a');
  await nextTurn();
  print('b');
  await nextTurn();
  expect(output.destroyed).toBe(true);
});
