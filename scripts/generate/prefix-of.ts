/** The fixed start of the strings that a pattern admits, `^agt_[A-Za-z0-9]+$` → `agt_`; null where it has none. */
export const prefixOf = (pattern: unknown): string | null =>
  /^\^([a-z]+_)/.exec(String(pattern))?.[1] ?? null;
