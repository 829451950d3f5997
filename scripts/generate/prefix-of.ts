/** The fixed start of ids: of `^agt_.+$`, or of the example `agt_01K9STOCK`, `agt_`; null for none. */
export const prefixOf = (patternOrExample: unknown): string | null =>
  /^\^?([a-z]+_)/.exec(String(patternOrExample))?.[1] ?? null;
