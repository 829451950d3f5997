import { type OperationShape, operations } from '@workspace-api/contract';
import { showsSecretOnce } from '../../checks/replay.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import { scenario } from '../../engine/scenario.ts';
import { changesSharedData, createdResource } from '../../resources/find-resource.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { unlessMissing } from '../shared/unless-missing.ts';
import { firstSuccess, isReplayed, isSameResponse, underKey } from './keyed-writes.ts';

/** The number of other keys that are used between a write and its repetition. */
const others = 50;
/** How many of them are used concurrently. */
const together = 10;

type Kept = { operation: OperationShape; request: OperationRequest; key: string; first: Exchange };

/** Overwrites one secret with many keys, all on one route. */
const useOtherKeys = async (t: Case): Promise<void> => {
  const request = await t.request(operations.setSecret.id);
  for (let used = 0; used < others; used += together)
    await Promise.all(Array.from({ length: together }, () => underKey(t, request, t.unique('key'))));
};

export default scenario(
  'idempotency.many-keys',
  'A key is honored regardless of how many other keys were used since',
  {},
  async (gate) => {
    await gate.case(`after ${others} other keys`, async (t) => {
      const writes = gate.operations(
        (operation) =>
          operation.idempotent &&
          !operation.sessionOnly &&
          !changesSharedData(operation) &&
          (gate.effort !== 'quick' || createdResource(operation) !== null),
      );
      const kept: Kept[] = [];
      for (const operation of writes) {
        const key = t.unique('key');
        const write = await unlessMissing(async () => {
          const request = await t.request(operation);
          return { operation, request, key, first: await firstSuccess(t, request, key) };
        });
        if (write) kept.push(write);
      }
      if (kept.length === 0) return t.notExercised([], 'a write that succeeds');
      await useOtherKeys(t);
      for (const { operation, request, key, first } of kept) {
        const replay = await underKey(t, request, key);
        const difference = {
          expected: `after ${others} other keys, the original response: ${describeResponse(first)}`,
          got: describeResponse(replay),
        };
        t.expect('idempotency.covers-every-write-method', replay.status === first.status, difference, replay);
        // A replay may omit a secret that is returned once.
        if (!showsSecretOnce(operation.id))
          t.expect('idempotency.replay-returns-original', isSameResponse(first, replay), difference, replay);
        t.expect(
          'idempotency.replayed-header',
          isReplayed(replay),
          { expected: 'Idempotent-Replayed: true', got: 'no such header' },
          replay,
        );
      }
    });
  },
);
