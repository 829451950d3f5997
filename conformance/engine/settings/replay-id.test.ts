import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatReplay, parseReplay, type Replay, toSlug } from './replay-id.ts';

const slug = fc.string({ minLength: 1 }).map(toSlug);

test('an id contains everything that a replay needs', () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          scenario: slug,
          case: slug,
          seed: fc.integer(),
          path: fc.constantFrom('0', '12:0:1'),
        },
        { noNullPrototype: true },
      ),
      (replay: Replay) => {
        expect(parseReplay(formatReplay(replay))).toEqual(replay);
      },
    ),
  );
});

test.each(['', 'nonsense', 'a,b', 'a,b,c', 'a,b,1,x y', 'a,b,1,0,more'])('%j is not a replay id', (value) => {
  expect(parseReplay(value)).toBeNull();
});
