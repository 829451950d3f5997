/** The address that a server was to listen on. */
type Address = { readonly port: number; readonly host: string };

/**
 * Describes why a server can't listen, with a remedy.
 *
 * @param error the error of Node's server
 * @param formatOption how a message names an option, such as `--port`
 * @returns undefined for an error that isn't about the address
 */
export const describeListenError = (
  error: unknown,
  { port, host }: Address,
  formatOption: (name: 'port' | 'host') => string,
): string | undefined => {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Use ${formatOption('port')} to choose another (0 for any free port).`;
    case 'EACCES':
      return `Permission denied for port ${port}. Use ${formatOption('port')} to choose one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Use ${formatOption('host')} to choose another.`;
    default:
      return undefined;
  }
};
