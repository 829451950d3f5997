/** Runs a body, then puts back what it changed, however it ended. If both fail, the error of the body counts. */
export const withCleanup = async (
  body: () => Promise<unknown>,
  restore: () => Promise<unknown>,
): Promise<void> => {
  try {
    await body();
  } catch (error) {
    await restore().catch(() => {});
    throw error;
  }
  await restore();
};
