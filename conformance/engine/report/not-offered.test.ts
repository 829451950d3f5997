import { getOperation, type OperationId } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Exchange } from '../../target/exchange.ts';
import { createResponseLog, findNotOffered, type OperationResponses } from './not-offered.ts';

const responses = (operation: string, change: Partial<OperationResponses> = {}): OperationResponses => ({
  operation,
  absent: 0,
  unclear: 0,
  statuses: [404],
  isOffered: false,
  ...change,
});
const declarations = (...entries: OperationResponses[]) =>
  findNotOffered(entries).map(({ declaration }) => declaration);

test('an operation is not offered if every request that should succeed got a 404', () => {
  expect(declarations(responses('rotateToken', { absent: 2 }))).toEqual([{ operation: 'rotateToken' }]);
  expect(declarations(responses('rotateToken', { absent: 1 }))).toEqual([]);
  expect(declarations(responses('rotateToken', { absent: 2, isOffered: true }))).toEqual([]);
});

test('a 404 to a token that the run created in its workspace shows it, and one to another token only in addition', () => {
  const getCreated = () => [];
  const log = createResponseLog({ token: 'own', workspace: 'acme' }, { getCreated });
  const note = (operation: OperationId, status: number, token: string, text = '') =>
    log.note(
      getOperation(operation),
      { status, text, request: { headers: { authorization: `Bearer ${token}` } } } as unknown as Exchange,
      { slug: 'acme' },
    );
  note('mintToken', 201, 'own', '{"secret":"created"}');
  for (const operation of ['getTheme', 'getBilling'] as const) note(operation, 404, 'of another workspace');
  note('getTheme', 404, 'created');
  note('getBilling', 404, 'of another workspace');
  expect(declarations(...log.all())).toEqual([{ operation: 'getTheme' }]);
});

test('a 404 for a record that may not exist does not show that an operation is not offered', () => {
  expect(declarations(responses('getPage', { unclear: 9 }))).toEqual([]);
  expect(
    declarations(responses('listPages', { isOffered: true }), responses('getPage', { unclear: 9 })),
  ).toEqual([]);
});

test('without the operation that lists or creates records, the operations on records are not offered either', () => {
  const offered = responses('listAgents', { isOffered: true });
  const entries = [offered, responses('createAgent', { absent: 2 }), responses('getAgent', { unclear: 2 })];
  expect(declarations(...entries)).toEqual([{ operation: 'createAgent' }, { operation: 'getAgent' }]);
});

test('the operations of a tag are one entry if the target offers none of them', () => {
  const billing = [
    responses('getBilling', { absent: 2, statuses: [404] }),
    responses('changePlan', { absent: 3, statuses: [405] }),
    responses('getUsage', { unclear: 2, statuses: [404] }),
  ];
  expect(findNotOffered(billing)).toEqual([
    {
      declaration: { tag: 'billing' },
      operations: ['getBilling', 'changePlan', 'getUsage'],
      statuses: [404, 405],
      requests: 7,
    },
  ]);
  expect(declarations(...billing, responses('listInvoices', { isOffered: true }))).toEqual([
    { operation: 'getBilling' },
    { operation: 'changePlan' },
  ]);
});
