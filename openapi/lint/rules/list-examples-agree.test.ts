import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const content = 'paths > /workspaces/{slug}/agents > get > responses > 200 > content';
const digest = '{"id":"agt_1","name":"Weekly digest"}';
const stock = '{"id":"agt_2","name":"Stock watcher, north"}';

test.each([
  ['misses a record', digest],
  ['has another value', `${digest}\n${stock.replace('north', 'south')}\n`],
  ['is not JSON', 'id,name'],
])('an NDJSON example that %s is reported', async (_, example) => {
  expect(await spoil('list-examples-agree', `${content} > application/x-ndjson > example`, example)).toEqual([
    "listAgents's application/x-ndjson example differs from its JSON example.",
  ]);
});

test('an NDJSON example may end with the line that replaces the trailers', async () => {
  const example = `${digest}\n${stock}\n{"__meta__":{"next_cursor":null}}\n`;
  expect(await spoil('list-examples-agree', `${content} > application/x-ndjson > example`, example)).toEqual(
    [],
  );
});

test.each(['text/csv', 'application/tson'])(
  'a %s example with a missing record is reported',
  async (type) => {
    expect(
      await spoil('list-examples-agree', `${content} > ${type} > example`, 'id,name\nagt_1,x\n'),
    ).toEqual([`listAgents's ${type} example has 2 lines; expected a header and 2 records.`]);
  },
);

test('a line break inside quotes does not start a record in CSV', async () => {
  const example = 'id,name\r\nagt_1,"Weekly\r\n""digest"""\r\nagt_2,x\r\n';
  expect(await spoil('list-examples-agree', `${content} > text/csv > example`, example)).toEqual([]);
});

test('an encoding without a string as its example is reported', async () => {
  expect(await spoil('list-examples-agree', `${content} > text/csv > example`, undefined)).toEqual([
    "listAgents's text/csv requires a string as its example.",
  ]);
});
