/** Runs a body, then restores what it changed, even if the body fails. If both fail, the error of the body is thrown. */
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
