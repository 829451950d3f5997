import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';
import { usedComponents } from './used-components.ts';

const schemas = 'components > schemas';

test('a component that nothing refers to is reported', async () => {
  expect(await spoil('used-components', `${schemas} > Lonely`, { type: 'string' })).toEqual([
    'Nothing uses the component schemas/Lonely.',
  ]);
});

test('a component that is used only by unused components is unused', async () => {
  const lonely = { type: 'array', items: { $ref: '#/components/schemas/Lonely' } };
  expect(await spoil('used-components', `${schemas} > Lonely`, lonely)).toHaveLength(1);
});

test('the record that an encoding names in x-item-schema is used', () => {
  const content = { 'text/csv': { 'x-item-schema': '#/components/schemas/Row' } };
  const document = {
    paths: { '/rows': { get: { responses: { '200': { content } } } } },
    components: { schemas: { Row: { type: 'object' }, Other: { type: 'object' } } },
  };
  expect([...usedComponents.check(document)].map(({ message }) => message)).toEqual([
    'Nothing uses the component schemas/Other.',
  ]);
});

test('an error example may be unused', async () => {
  const example = { value: { error: { code: 'conflict', message: 'Taken.' } }, 'x-status': 409 };
  expect(await spoil('used-components', 'components > examples > already-published', example)).toEqual([]);
});
