import { healthPath } from '../core/mounts.ts';

/** How long an answer may take, in milliseconds. */
const timeout = 4000;

/** Asks a sandbox of this machine for its health. @returns why it is not well; undefined if it is */
export const fetchHealth = async (port: number): Promise<string | undefined> => {
  const url = `http://127.0.0.1:${port}${healthPath}`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    return response.ok ? undefined : `${url} answered ${response.status}: ${await response.text()}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return `${url} did not answer: ${cause instanceof Error ? cause.message : message}`;
  }
};
