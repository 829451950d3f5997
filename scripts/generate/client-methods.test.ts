import { type Call, createMethods, type Input, type Output } from '@workspace-api/contract';
import { expect, expectTypeOf, test } from 'vitest';

test('each method hands its operation and its input to the call it was given', async () => {
  const calls: unknown[] = [];
  const call = (async (...args: unknown[]) => {
    calls.push(args);
  }) as unknown as Call;
  const api = createMethods(call);

  await api.getMe();
  await api.createAgent({ path: { slug: 'acme' }, body: { name: 'Weekly digest' } });

  expect(calls).toEqual([
    ['getMe'],
    ['createAgent', { path: { slug: 'acme' }, body: { name: 'Weekly digest' } }],
  ]);
});

test('inputs and outputs have the types of the contract', () => {
  expectTypeOf<Input<'listRuns'>['path']>().toEqualTypeOf<{ slug: string; id: string }>();
  expectTypeOf<NonNullable<Input<'listApprovals'>['query']>['status']>().toEqualTypeOf<
    'pending' | 'approved' | 'denied' | undefined
  >();
  expectTypeOf<Input<'mintToken'>['body']['scopes']>().toExtend<string[]>();
  expectTypeOf<Output<'getAgent'>['status']>().toEqualTypeOf<'inactive' | 'active'>();
  expectTypeOf<Output<'listSubmissions'>['has_more']>().toEqualTypeOf<boolean>();
  expectTypeOf<Output<'revokeToken'>>().toEqualTypeOf<undefined>();
});
