/** Explains why a server can't listen on an address, with a remedy. @param error the error of Node's server, with its code */
export const explainListenError = (
  error: NodeJS.ErrnoException,
  { port, host }: { readonly port: number; readonly host: string },
): Error => {
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Choose another port (0 for any free one).`,
    EACCES: `Permission denied for port ${port}. Choose a port above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Choose another host.`,
    ENOTFOUND: `This machine has no address ${host}. Choose another host.`,
  };
  const message = messages[error.code ?? ''];
  return message === undefined ? error : Object.assign(new Error(message), { code: error.code });
};
