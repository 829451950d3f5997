import { healthPath } from '../core/mounts.ts';

/** How long an answer may take, in milliseconds. */
const timeout = 4000;

/** Asks a sandbox of this machine for its health. @returns why it is not well; undefined if it is */
export const askHealth = async (port: number): Promise<string | undefined> => {
  const url = `http://127.0.0.1:${port}${healthPath}`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    return answer.ok ? undefined : `${url} answered ${answer.status}: ${await answer.text()}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return `${url} did not answer: ${cause instanceof Error ? cause.message : message}`;
  }
};
