import { TransportError } from './transport-error.ts';

/** The longest body that is read, in bytes, as sent and decoded. A body without end would fill the memory. */
export const maxBodyBytes = 32 * 2 ** 20;

/** How much of a body is read. */
export type ReadOptions = {
  /** Reads the body for at most so many milliseconds, then hangs up: for streams that don't end. */
  readForMs?: number;
  /** Hangs up as soon as the body received so far satisfies this. */
  readUntil?: (body: string) => boolean;
};

/**
 * Reads a body, of a stream only its start.
 *
 * @param what the request, for errors
 * @throws TransportError if a body that should end is longer than {@link maxBodyBytes}
 */
export const readBody = async (
  body: AsyncIterable<Uint8Array> & { destroy: () => unknown },
  { readForMs, readUntil }: ReadOptions,
  what: string,
): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const hangUp = readForMs === undefined ? undefined : setTimeout(() => body.destroy(), readForMs);
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBodyBytes) break;
      if (readUntil?.(Buffer.concat(chunks).toString('utf8'))) break;
    }
  } catch (error) {
    // Hanging up ends the body with an error as well; any other error means a truncated answer.
    if (readForMs === undefined) throw error;
  } finally {
    clearTimeout(hangUp);
  }
  if (length > maxBodyBytes && readForMs === undefined)
    throw new TransportError(what, 'too-large', `a body longer than ${maxBodyBytes / 2 ** 20} MiB`);
  return Buffer.concat(chunks);
};
