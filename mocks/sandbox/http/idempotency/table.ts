/** The first answer to a write that carried an Idempotency-Key; `answer` is sealed (see `idempotency/seal.ts`). */
export type IdempotencyTable = {
  token_id: string;
  key: string;
  route: string;
  body_hash: string;
  answer: string;
  created_at: string;
};

declare module '../../store/schema.ts' {
  interface Tables {
    idempotency_records: IdempotencyTable;
  }
}
