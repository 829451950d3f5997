/** The streams, environment and working directory of the command. */
export type Io = {
  stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  stderr: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  /** Only for --watch. Default: the process's own. */
  stdin?: NodeJS.ReadableStream & { isTTY?: boolean };
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Called before a configuration or a driver is loaded, so that it can be TypeScript. Default: nothing. */
  enableTypeScript?: () => Promise<void>;
};

/** The exit code of a command that could not start, or could not write its reports. */
export const badUsage = 2;
