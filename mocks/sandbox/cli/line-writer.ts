import type { Writable } from 'node:stream';

/** The maximum length of the buffered output, in characters. Lines beyond it are only counted. */
const waitingLength = 1_000_000;

/**
 * Returns a function that writes lines to a stream. Lines of the same turn of the event loop are written together. The function never
 * waits for a slow reader: the stream buffers lines, and lines are dropped when its buffer is full, or without a reader.
 */
export const createLineWriter = (output: Writable): ((line: string) => void) => {
  let omitted = 0;
  // EPIPE: the reader has closed the stream, such as `head`.
  output.on('error', () => undefined);
  const uncork = () => output.uncork();
  return (line) => {
    if (output.writableLength + line.length > waitingLength) {
      omitted += 1;
      return;
    }
    if (output.writableCorked === 0) {
      output.cork();
      setImmediate(uncork);
    }
    if (omitted > 0) output.write(`… ${omitted} lines were omitted: the output is read too slowly.\n`);
    omitted = 0;
    output.write(`${line}\n`);
  };
};
