/** What a token has used of its limit, until a time in milliseconds. */
export type RateWindowTable = { token_id: string; ends_at: number; used: number };

declare module '../../store/schema.ts' {
  interface Tables {
    rate_windows: RateWindowTable;
  }
}
