/** Whether a JSON value is nested more deeply than `levels`. The search stops at that depth. */
export const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((child) => isDeeperThan(child, levels - 1));
  // Avoids the array that Object.values creates, because every written body and document passes through here.
  for (const name in value)
    if (isDeeperThan((value as Record<string, unknown>)[name], levels - 1)) return true;
  return false;
};
