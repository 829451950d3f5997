import { expect, test } from 'vitest';
import { spoil } from '../fixtures/spoil.ts';

const notFound = 'paths > /workspaces/{slug}/agents > get > responses > 404';
const json = `${notFound} > content > application/json`;

test('an error in another media type is reported', async () => {
  expect(await spoil('error-envelope', `${notFound} > content > text/csv`, {})).toEqual([
    "listAgents's 404 must be application/json only; found application/json, text/csv.",
  ]);
});

test('an error without a body is reported', async () => {
  expect(await spoil('error-envelope', `${notFound} > content`, undefined)).toEqual([
    "listAgents's 404 must be application/json only; found no content.",
  ]);
});

test('an error with a schema of another record is reported', async () => {
  expect(await spoil('error-envelope', `${json} > schema`, { $ref: '#/components/schemas/Agent' })).toEqual([
    "listAgents's 404 must have the schema ErrorEnvelope or ValidationError; found Agent.",
  ]);
});

test('an error without named examples is reported', async () => {
  expect(await spoil('error-envelope', `${json} > examples`, undefined)).toEqual([
    "listAgents's 404 has no named examples.",
  ]);
});

test('an example under a status other than its own is reported', async () => {
  const examples = { 'rate-limited': { $ref: '#/components/examples/rate-limited' } };
  expect(await spoil('error-envelope', `${json} > examples`, examples)).toEqual([
    'The example "rate-limited" is shown for 404 but has x-status 429.',
  ]);
});

test('an example without a status, or without an envelope, is reported', async () => {
  expect(await spoil('error-envelope', 'components > examples > not-found', { value: 'Not found' })).toEqual([
    'The example "not-found" is not an error envelope.',
    'The example "not-found" is shown for 404 but has no x-status.',
  ]);
});
