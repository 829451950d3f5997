import { examples, mediaTypes, operations } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Exchange } from '../../target/exchange.ts';
import { createSeenNames } from './seen-names.ts';

const seenIn = (record: object) => {
  const seenNames = createSeenNames();
  const exchange = { status: 201, mediaType: mediaTypes.json, text: JSON.stringify(record) };
  seenNames.note(operations.mintToken, exchange as Exchange);
  return seenNames.all();
};

const { mode: _, ...withoutMode } = examples['api-key-minted'];

test('a name of the target may be the name of a member that it lacks', () => {
  expect(seenIn({ ...withoutMode, environment: 'test' })).toEqual([
    { schema: 'ApiKey', absent: expect.arrayContaining(['mode']), others: ['environment'] },
  ]);
});

test('only a created key has a secret: its name replaces no member of a key', () => {
  expect(seenIn(withoutMode)).toEqual([]);
});
