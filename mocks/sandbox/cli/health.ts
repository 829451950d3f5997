import { describeCauses, inlineValue } from '@workspace-api/contract';
import { healthPath } from '../http/mounts.ts';

/** How long a response may take, in milliseconds. */
const timeout = 4000;

/** Requests the health of a sandbox on this machine. @returns the reason if it isn't healthy; otherwise undefined */
export const fetchHealth = async (port: number): Promise<string | undefined> => {
  const url = `http://127.0.0.1:${port}${healthPath}`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    return response.ok
      ? undefined
      : `${url} returned ${response.status}: ${inlineValue(await response.text())}`;
  } catch (error) {
    return `${url} did not respond: ${describeCauses(error)}`;
  }
};
