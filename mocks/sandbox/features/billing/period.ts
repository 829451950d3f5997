/** A billing period: `start` is included, `end` is not. */
export type Period = { readonly start: string; readonly end: string };

const firstOf = (year: number, month: number): string => new Date(Date.UTC(year, month, 1)).toISOString();

/** The billing period that contains a time: a calendar month in UTC, since the service document names no length. */
export const periodAt = (time: string): Period => {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: firstOf(year, month), end: firstOf(year, month + 1) };
};
