const { npm_execpath: file } = process.env;

/** The program that runs npm, and its first arguments: Windows can't start `npm` by name without a shell. */
export const npm: readonly [program: string, ...args: string[]] = file ? [process.execPath, file] : ['npm'];
