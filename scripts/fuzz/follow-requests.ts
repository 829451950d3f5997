import { type OperationShape, operationList } from '@workspace-api/contract';
import {
  type OperationId as ControlOperationId,
  operationList as controlOperations,
  operations,
} from '@workspace-api/contract/sandbox';
import type { SentRequest } from '../../conformance/target/exchange.ts';
import { demoTokens } from '../../mocks/index.ts';
import type { Malformed } from './malformed.ts';
import {
  controlToken,
  isControl,
  isDisruptive,
  learnIds,
  type OperationRequest,
  type SeenIds,
  toSentRequest,
} from './operation-request.ts';

/** A request to send. */
export type NextRequest = {
  readonly operation: OperationShape;
  readonly request: SentRequest;
  /** Remembers the ids in a successful response for the requests that follow. */
  learn(body: string): void;
};

const plain = (operation: OperationShape, body?: unknown): OperationRequest => ({
  operation,
  path: { slug: demoTokens[0]?.workspace ?? '' },
  query: {},
  headers: { authorization: `Bearer ${isControl(operation) ? controlToken : demoTokens[0]?.secret}` },
  body,
  choice: undefined,
});

const control = (id: ControlOperationId, body?: unknown): OperationRequest => plain(operations[id], body);

/** Requests that restore the sandbox's initial state. */
const restoring: readonly OperationRequest[] = [
  control('setDisturbance', { latency: null, mutants: [] }),
  control('removeFaultRules'),
  control('clearRequests'),
  control('reset', { records: 'demo' }),
];

/** Requests that list what exists, so that the following requests can use its ids. */
const listing: readonly OperationRequest[] = [...operationList, ...controlOperations]
  .filter((one: OperationShape) => one.method === 'GET' && !one.stream && !/\{(?!slug\})/.test(one.path))
  .map((operation) => plain(operation));

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
    learn: (body) => learnIds(ids, request.operation, body),
  });
  yield* [...restoring, ...listing].map(next);
  for (const one of drawn) {
    yield 'chunks' in one ? one : next(one);
    if ('operation' in one && isDisruptive(one.operation)) {
      ids.clear();
      yield* [...restoring, ...listing].map(next);
    }
  }
}
