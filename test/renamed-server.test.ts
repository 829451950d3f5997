import { expect, test } from 'vitest';
import { clausesWith } from './support/clauses-with.ts';
import { checkRenamedServer, renamed, samples } from './support/renamed-server.ts';

const only = ['webhooks.durable', 'webhooks.secret-shown-once', 'secrets.put-body', 'runs.belong-to-agent'];

test('with a mapping, a server with other paths and members is checked as any other', async () => {
  const report = await checkRenamedServer({ only, mapping: renamed, samples });
  expect(report.errors).toEqual([]);
  expect(report.verdict).toBe('conformant');
  expect(report.seenNames).toBeUndefined();
});

const ofDeliveries = ['deliveries.signature-verifies', 'deliveries.event-data-shapes'];

test('with a mapping, the data of deliveries is read in the contract’s names, and their signatures as sent', async () => {
  const report = await checkRenamedServer({ only: ofDeliveries, mapping: renamed, samples });
  expect(report.errors).toEqual([]);
  expect(clausesWith(report, 'pass')).toEqual(ofDeliveries.toSorted());
});

test('without a mapping of their data, deliveries are verified, and their data is as the server chose it', async () => {
  const { PagePublication: _, ...members } = renamed.members;
  const mapping = { ...renamed, members };
  const report = await checkRenamedServer({ only: ofDeliveries, mapping, samples });
  expect(clausesWith(report, 'pass')).toEqual(['deliveries.signature-verifies']);
  expect(clausesWith(report, 'info')).toEqual(['deliveries.event-data-shapes']);
});

test('a signature over the data in the contract’s names does not verify', async () => {
  const report = await checkRenamedServer(
    { only: ofDeliveries, mapping: renamed, samples },
    { isSigned: false },
  );
  expect(clausesWith(report, 'fail')).toEqual(['deliveries.signature-verifies']);
});

test('without a mapping, nothing fails, and the report says what the server has instead', async () => {
  const report = await checkRenamedServer({ only });
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(report.verdict).toBe('partial');
  const reasons = report.clauses.map(({ reason }) => reason).join('\n');
  expect(reasons).toContain('returned 404 for /workspaces/{slug}/webhooks; set mapping.paths');
  expect(reasons).toContain('set samples.setSecret or mapping');
  expect(report.seenNames).toContainEqual({
    schema: 'SetSecretRequest',
    absent: expect.arrayContaining(['name', 'value']),
    others: ['key', 'secret_value'],
  });
});
