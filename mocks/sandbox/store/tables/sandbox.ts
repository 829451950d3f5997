/** The first answer to a write that carried an Idempotency-Key; `answer` is sealed (see `idempotency/seal.ts`). */
export type IdempotencyTable = {
  token_id: string;
  key: string;
  route: string;
  body_hash: string;
  answer: string;
  created_at: string;
};

/** What holds for the whole sandbox, however many processes it is; one row. */
export type SandboxStateTable = {
  id: number;
  /** Another for each change. */
  version: number;
  /** How far the clock was advanced, in milliseconds. */
  ahead: number;
  /** How often everything was put back. */
  resets: number;
  /** What disturbs every request, as JSON; null for what each process began with. */
  disturbance: string | null;
  /** The records of one's own that it began with, sealed JSON; null for the demo records. */
  records: string | null;
};

/** A fault rule that several processes share: `rule` is JSON, its counts stand beside it. */
export type FaultRuleTable = {
  id: string;
  place: number;
  rule: string;
  remaining: number | null;
  applied: number;
};

/** What a token has used of its limit, until a time in milliseconds. */
export type RateWindowTable = { token_id: string; ends_at: number; used: number };

/** A workspace as it was once; `records` is JSON (see `workspaces/snapshots.ts`). */
export type SnapshotTable = { workspace_id: string; name: string; records: string; taken_at: string };

/** Cursors that were made to expire before their time. */
export type ExpiredCursorTable = { cursor_hash: string };
