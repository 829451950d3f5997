/** Every record of a sandbox and its clock at one point in time. Secrets are encrypted with the sandbox's own key. */
export type SandboxSnapshot = {
  readonly rows: readonly (readonly [table: string, rows: readonly Record<string, unknown>[]])[];
  /** How far the clock was advanced, in milliseconds. */
  readonly advanced: number;
};

/** A snapshot that doesn't fit the sandbox: it was changed, or another version created it. */
export class InvalidSnapshotError extends Error {
  override readonly name = 'InvalidSnapshotError';

  /** @param reason what doesn't fit, as a sentence */
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `The snapshot can't be restored. ${reason} Restore it with the version of the sandbox that took it.`,
      options,
    );
  }
}
