import { describeCauses } from '@workspace-api/contract';

/** The causes of a failed `fetch`, without the URL of its request. */
const listReasons = (error: unknown): string => describeCauses((error as Error | undefined)?.cause ?? error);

/** Whether no server has the address: none listens, or the host name is unknown. Browsers don't tell. */
export const isAbsent = (error: unknown): boolean =>
  // In the words of Node, Bun and Deno.
  /ECONNREFUSED|ENOTFOUND|ConnectionRefused|Connection refused/.test(listReasons(error));

/** Whether no attempt can succeed: a port or a protocol that `fetch` blocks, an invalid request, or an invalid certificate. */
export const isPermanent = (error: unknown): boolean =>
  // Codes are in upper case, which host names aren't.
  /bad port|unknown scheme|ERR_INVALID|NOT_SUPPORTED|CERT|ERR_SSL|UNABLE_TO_|HOSTNAME_MISMATCH|invalid peer certificate/.test(
    listReasons(error),
  );
