import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const property = 'components > schemas > Agent > properties > name';

test('a value that is not in the enumeration is reported', async () => {
  const schema = {
    type: 'string',
    enum: ['open', 'closed'],
    description: 'Is `open` or `shut`.',
    examples: ['open'],
  };
  expect(await spoil('described-values', property, schema)).toEqual([
    expect.stringContaining('names `shut`, which is not one of its values: open, closed'),
  ]);
});

test('a description without an enumeration may name anything', async () => {
  const schema = { type: 'string', description: 'As in `other_field`.', examples: ['open'] };
  expect(await spoil('described-values', property, schema)).toEqual([]);
});
