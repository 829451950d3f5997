/** What a request is for, in the order that reports use. */
export const purposes = ['settingUp', 'probing', 'readingBack', 'cleaningUp'] as const;

/** How many requests a run sent, by purpose. */
export type RequestCounts = Record<(typeof purposes)[number], number>;

export const noRequests = (): RequestCounts => ({ settingUp: 0, probing: 0, readingBack: 0, cleaningUp: 0 });

/** The sum of several counts, purpose by purpose. */
export const addRequests = (counts: readonly RequestCounts[]): RequestCounts => {
  const sum = noRequests();
  for (const each of counts) for (const purpose of purposes) sum[purpose] += each[purpose];
  return sum;
};

/** The number of requests for all purposes. */
export const countRequests = (counts: RequestCounts): number =>
  purposes.reduce((sum, purpose) => sum + counts[purpose], 0);
