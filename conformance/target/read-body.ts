import { TransportError } from './transport-error.ts';

/** The longest body that is read, in bytes, as sent and decoded. A body without end would fill the memory. */
export const maxBodyBytes = 32 * 2 ** 20;

/** How much of a body is read. */
export type ReadOptions = {
  /** Reads the body for at most so many milliseconds, then hangs up: for streams that don't end. */
  readForMs?: number;
  /** Hangs up as soon as the body received so far satisfies this. */
  readUntil?: (body: string) => boolean;
  /** Takes a body that breaks off as it is: for failures that are meant to occur while it is sent. */
  keepBroken?: boolean;
};

/** A body as far as it was read. */
export type ReadResult = { bytes: Uint8Array; isBroken: boolean };

/**
 * Reads a body, of a stream only its start.
 *
 * @param what the request, for errors
 * @throws TransportError if a body that should end is longer than {@link maxBodyBytes}
 */
export const readBody = async (
  body: AsyncIterable<Uint8Array> & { destroy: () => unknown },
  { readForMs, readUntil, keepBroken = false }: ReadOptions,
  what: string,
): Promise<ReadResult> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isBroken = false;
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
    if (readForMs === undefined && !keepBroken) throw error;
    isBroken = readForMs === undefined;
  } finally {
    clearTimeout(hangUp);
  }
  if (length > maxBodyBytes && readForMs === undefined)
    throw new TransportError(what, 'too-large', `a body longer than ${maxBodyBytes / 2 ** 20} MiB`);
  return { bytes: Buffer.concat(chunks), isBroken };
};
