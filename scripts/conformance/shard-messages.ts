import type { GateEvent, GateOptions } from '../../conformance/index.ts';

/** What a process is asked to judge. Functions can't be sent to it: it has the driver itself. */
export type ShardRequest = Omit<GateOptions, 'driver' | 'signal'>;

/** What it says meanwhile, at last `run-finished` with the report; or why there is none. */
export type ShardAnswer = { event: GateEvent } | { error: { message: string; isUsage: boolean } };
