import type { OperationShape } from '@workspace-api/contract';
import { type OperationId as ControlOperationId, operations } from '@workspace-api/contract/sandbox';
import type { SentRequest } from '../../conformance/target/exchange.ts';
import { controlToken } from './control-token.ts';
import type { Malformed } from './malformed.ts';
import { isDisruptive, type OperationRequest, toSentRequest } from './operation-request.ts';
import { learnIds, type SeenIds } from './seen-ids.ts';

/** A request to send. */
export type NextRequest = {
  readonly operation: OperationShape;
  readonly request: SentRequest;
  /** Remembers the ids in a successful response for the requests that follow. */
  learn(body: string): void;
};

const control = (id: ControlOperationId, body?: unknown): OperationRequest => ({
  operation: operations[id],
  path: {},
  query: {},
  headers: { authorization: `Bearer ${controlToken}` },
  body,
  choice: undefined,
});

/** Requests that restore the sandbox's initial state. */
const restoring: readonly OperationRequest[] = [
  control('setDisturbance', { latency: null, mutants: [] }),
  control('removeFaultRules'),
  control('clearRequests'),
  control('reset', { records: 'demo' }),
];

/** A request before it is sent. */
export type DrawnRequest = OperationRequest | Malformed;

/**
 * The requests of a run, with ids from earlier responses. Before the first request, and after each request that is disruptive,
 * the sandbox is restored.
 */
export function* followRequests(drawn: readonly DrawnRequest[]): Generator<NextRequest | Malformed> {
  const ids: SeenIds = new Map();
  const next = (request: OperationRequest): NextRequest => ({
    operation: request.operation,
    request: toSentRequest(request, ids),
    learn: (body) => learnIds(ids, request.operation.id, body),
  });
  yield* restoring.map(next);
  for (const one of drawn) {
    yield 'chunks' in one ? one : next(one);
    if ('operation' in one && isDisruptive(one.operation)) {
      ids.clear();
      yield* restoring.map(next);
    }
  }
}
