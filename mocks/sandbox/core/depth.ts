/** Whether a JSON value is nested more deeply than `levels`. It stops at that depth. */
export const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((child) => isDeeperThan(child, levels - 1));
  // Without the array that Object.values creates: every written body and document passes through here.
  for (const name in value)
    if (isDeeperThan((value as Record<string, unknown>)[name], levels - 1)) return true;
  return false;
};

/** Counts the values of some levels of a JSON value, itself included, down from `left`; negative where there are more. */
const countDown = (value: unknown, left: number, levels: number): number => {
  let rest = left - 1;
  if (typeof value !== 'object' || value === null || levels === 0) return rest;
  for (const name in value) {
    if (rest < 0) return rest;
    rest = countDown((value as Record<string, unknown>)[name], rest, levels - 1);
  }
  return rest;
};

/**
 * Whether the first levels of a JSON value consist of more than `count` values: texts, numbers, lists and so on. It stops at
 * that number.
 */
export const hasMoreValuesThan = (value: unknown, count: number, levels: number): boolean =>
  countDown(value, count, levels) < 0;
