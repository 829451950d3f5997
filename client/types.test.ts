import type { components, ErrorCode } from '@workspace-api/contract';
import { expect, expectTypeOf, test } from 'vitest';
import {
  ApiError,
  type Billing,
  type BillingStatus,
  type ConflictKind,
  type ErrorDetails,
  type ErrorEnvelope,
  type ErrorHint,
  type FieldError,
  type FieldErrorReason,
  type LogEntry,
  type LogSource,
  type Run,
  type RunStatus,
  type TransportError,
  toResult,
} from './index.ts';
import { connect } from './sandboxes.test-helper.ts';

// `npm run check -- --only types` compiles this file. Lines that must not compile have @ts-expect-error.

test("a missing field of a body, an invalid argument and an unknown option of a method don't compile", async () => {
  const { api } = await connect();
  // @ts-expect-error: an agent needs a name.
  expect(await api.agents.create('acme', {}).result()).toMatchObject({ status: 400 });
  // @ts-expect-error: an id is a string.
  await expect(api.agents.get('acme', 1)).rejects.toThrow(
    'Expected the id of /workspaces/{slug}/agents/{id}, got 1',
  );
  // @ts-expect-error: a limit is a number.
  const list = api.agents.list('acme', { limit: 'ten' });
  expectTypeOf(list).toExtend<AsyncIterable<components['schemas']['Agent']>>();
  // @ts-expect-error: an agent has no version to match.
  expect(() => api.agents.activate('acme', 'agt_01K9STOCK', { ifMatch: '"1"' })).toThrow(
    'Unknown option ifMatch',
  );
});

test("a misspelled code, kind, hint or reason of an error doesn't compile", async () => {
  const { api } = await connect();
  const error: unknown = await api.agents.create('acme', { name: '' }).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('Expected an error of the service.');
  const { code, details, fields } = error;
  // @ts-expect-error: the code is validation_failed.
  expect(code === 'validation_faild').toBe(false);
  // @ts-expect-error: the kind is version_mismatch.
  expect(details?.kind === 'version_mismatchh').toBe(false);
  // @ts-expect-error: the hint is missing_scope.
  expect(details?.hint === 'missing_scopes').toBe(false);
  // @ts-expect-error: the reason is too_short.
  expect(fields?.[0]?.reason === 'to_short').toBe(false);
  expect([code, details?.kind === 'name_taken', fields?.[0]?.reason]).toEqual([
    'validation_failed',
    false,
    'too_short',
  ]);
  const refused = await api.approvals.approve('apr_ABSENT').result();
  if (refused.ok || refused.code === null) throw new Error('Expected an error of the service.');
  // @ts-expect-error: the kind is slug_in_use.
  expect(refused.error.details?.kind === 'slug_is_used').toBe(false);
});

test('an option of a query may be undefined, with exactOptionalPropertyTypes too', async () => {
  const { api } = await connect();
  const unset: string | undefined = undefined;
  await api.billing.getUsage('acme', { period_start: unset });
  const { records } = await api.approvals.list({ status: undefined, limit: undefined, cursor: unset }).page();
  expect(records.length).toBeGreaterThan(0);
});

test("an event that doesn't exist can't be subscribed to", async () => {
  const { api } = await connect();
  const url = 'https://hooks.acme.example';
  const { events } = await api.webhooks.create('acme', { url, events: ['pages.published', 'forms.*', '*'] });
  expect(events).toHaveLength(3);
  // @ts-expect-error: the event is pages.published.
  const unknown = api.webhooks.create('acme', { url, events: ['pages.publishd'] });
  // @ts-expect-error: the family is pages.
  const family = api.webhooks.create('acme', { url, events: ['page.*'] });
  await Promise.allSettled([unknown, family]);
});

test('a member with open values has the known ones, and accepts others', () => {
  // In `string`, the known values would disappear.
  type Open<Known> = Known | (string & {});
  expectTypeOf<ErrorEnvelope['error']['code']>().toEqualTypeOf<Open<ErrorCode>>();
  expectTypeOf<ErrorDetails['hint']>().toEqualTypeOf<Open<ErrorHint> | undefined>();
  expectTypeOf<ErrorDetails['kind']>().toEqualTypeOf<Open<ConflictKind> | undefined>();
  expectTypeOf<FieldError['reason']>().toEqualTypeOf<Open<FieldErrorReason>>();
  expectTypeOf<Billing['status']>().toEqualTypeOf<Open<BillingStatus>>();
  expectTypeOf<Run['status']>().toEqualTypeOf<Open<RunStatus>>();
  expectTypeOf<LogEntry['source']>().toEqualTypeOf<Open<LogSource>>();
  const statuses: Run['status'][] = ['failed', 'added later'];
  expect(statuses).toHaveLength(2);
});

test('a result narrows by status and by code', async () => {
  const { client } = await connect();
  const result = await toResult(
    client.POST('/approvals/{id}/deny', { params: { path: { id: 'apr_01K9A3' } } }),
  );
  if (result.ok) {
    expectTypeOf(result.status).toEqualTypeOf<200>();
    expectTypeOf(result.data).toEqualTypeOf<components['schemas']['Approval']>();
  } else if (result.status === 409) {
    expectTypeOf(result.code).toEqualTypeOf<'already_decided'>();
    expectTypeOf(result.error).toEqualTypeOf<ApiError<409, 'already_decided'>>();
  } else if (result.code === null) {
    expectTypeOf(result.error).toEqualTypeOf<TransportError>();
  }
  expect(result.ok).toBe(true);
});

test("an exhaustive switch over the codes of an operation doesn't compile without one of them", async () => {
  const { client } = await connect();
  const denied = client.POST('/approvals/{id}/deny', { params: { path: { id: 'apr_ABSENT' } } });
  const advice = async () => {
    const result = await toResult(denied);
    if (result.ok) return 'denied';
    switch (result.code) {
      case 'already_decided':
        return 'too late';
      case 'not_found':
        return 'approval not found';
      case 'insufficient_scope':
      case 'policy_denied':
        return 'not allowed';
      case 'unauthorized':
      case 'token_expired':
        return 'sign in';
      case 'validation_failed':
      case 'payload_too_large':
      case 'not_acceptable':
      case 'IDEMPOTENCY_MISMATCH':
        return 'invalid request';
      case 'rate_limited':
      case 'internal_error':
      case 'upstream_unavailable':
      case null:
        return 'try later';
      default:
        return result satisfies never;
    }
  };
  expect(await advice()).toBe('approval not found');
});
