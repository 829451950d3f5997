/** Every record of a sandbox and its clock at one point in time. Secrets are encrypted with the sandbox's own key. */
export type SandboxSnapshot = {
  readonly rows: readonly (readonly [table: string, rows: readonly Record<string, unknown>[]])[];
  /** How far the clock was advanced, in milliseconds. */
  readonly advanced: number;
};
