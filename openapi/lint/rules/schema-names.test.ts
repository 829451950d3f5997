import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

test('a schema with the name of a global is reported', async () => {
  expect(await spoil('schema-names', 'components > schemas > Error', { type: 'object' })).toEqual([
    'The schema "Error" hides the global Error in generated code; give it another name.',
  ]);
});
