/** The kinds of errors after which the answer is lost. */
const lost = /^(?:network|timeout|truncated_body)$/;

/**
 * The status that an exception has from an answer, 0 if the answer was lost, undefined if it has nothing to do with one.
 *
 * A body that breaks off is lost only with a status of success: any other status says what became of the request.
 */
export const statusOf = (error: unknown): number | undefined => {
  const { kind = '', response } = (error ?? {}) as { kind?: string; response?: Response };
  // `fetch` throws a TypeError for each failure of the network.
  const isLost = error instanceof TypeError || (lost.test(kind) && response?.ok !== false);
  return isLost ? 0 : response?.status;
};
