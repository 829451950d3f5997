import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const summary = 'paths > /oauth/token > post > summary';

test('a summary with another verb than the operationId is reported', async () => {
  expect(await spoil('summary-verb', summary, 'Trade a code')).toEqual([
    'The summary of exchangeAuthorizationCode starts with "Exchange", not "Trade a code".',
  ]);
});

test('a summary that starts with the verb is accepted', async () => {
  expect(await spoil('summary-verb', summary, 'Exchange a code')).toEqual([]);
});
