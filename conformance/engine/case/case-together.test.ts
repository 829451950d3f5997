import { expect, test } from 'vitest';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { createTogether } from './case.ts';

/** Works that note when they start and end. The first one ends last. */
const createWorks = () => {
  const notes: string[] = [];
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const work = (name: string, turns: number, error?: string) => async () => {
    notes.push(`${name} starts`);
    for (let count = 0; count < turns; count += 1) await turn();
    notes.push(`${name} ends`);
    if (error) throw new Error(error);
    return name;
  };
  return { notes, work };
};

test('works run at the same time, and their results are in order', async () => {
  const { notes, work } = createWorks();
  expect(await createTogether(8)([work('a', 2), work('b', 1)])).toEqual(['a', 'b']);
  expect(notes).toEqual(['a starts', 'b starts', 'b ends', 'a ends']);
});

test('works run one after another if the run sends one request at a time', async () => {
  const { notes, work } = createWorks();
  expect(await createTogether(1)([work('a', 2), work('b', 1)])).toEqual(['a', 'b']);
  expect(notes).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('the first error in order is thrown after all works have ended', async () => {
  const { notes, work } = createWorks();
  const failing = createTogether(8)([work('a', 3, 'of a'), work('b', 1, 'of b'), work('c', 4)]);
  await expect(failing).rejects.toThrow('of a');
  expect(notes.at(-1)).toBe('c ends');
});

test('a work that is refused next to another one is repeated by itself', async () => {
  let running = 0;
  const exclusive = async () => {
    running += 1;
    try {
      await new Promise((resolve) => setImmediate(resolve));
      if (running > 1) throw new NotExercisedError('a write that no other one prevents');
      return 'written';
    } finally {
      running -= 1;
    }
  };
  expect(await createTogether(8)([exclusive, exclusive])).toEqual(['written', 'written']);
  const refused = async () => {
    throw new NotExercisedError('a write that is allowed');
  };
  await expect(createTogether(8)([refused])).rejects.toThrow('a write that is allowed');
});
