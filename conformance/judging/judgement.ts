import type { ClauseId, OperationShape } from '@workspace-api/contract';
import type { Difference } from '../engine/violation.ts';
import type { Exchange } from '../target/exchange.ts';

/** One clause held against one exchange: kept, or what differs. */
export type Judgement = { clause: ClauseId; difference: Difference | null };

/** Holds one clause against an exchange; undefined where the exchange says nothing about it. */
export type Judge = (exchange: Exchange, operation: OperationShape) => Difference | null | undefined;
