/** Whether a JSON value is nested more deeply than `levels`. It stops at that depth. */
export const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1)));
