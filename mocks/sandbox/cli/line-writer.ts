import type { Writable } from 'node:stream';

/** The maximum length of the buffered output, in characters. Lines beyond it are only counted. */
const waitingLength = 1_000_000;

const omittedLine = (count: number): string =>
  `… ${count} lines were omitted: the output is read too slowly.\n`;

/**
 * Returns a function that writes lines to a stream. Lines of the same turn of the event loop are written together. The
 * function never waits for a slow reader: it buffers lines, and drops them when the buffer is full. Without a reader it
 * does nothing.
 */
export const createLineWriter = (output: Writable): ((line: string) => void) => {
  let buffer = '';
  let omitted = 0;
  let isScheduled = false;
  let isBlocked = false;
  let isClosed = false;
  const flush = () => {
    isScheduled = false;
    if (isBlocked || isClosed) return;
    const chunk = omitted > 0 ? buffer + omittedLine(omitted) : buffer;
    buffer = '';
    omitted = 0;
    isBlocked = !output.write(chunk);
  };
  output.on('drain', () => {
    isBlocked = false;
    if (buffer !== '') flush();
  });
  // EPIPE: the reader has closed the stream, such as `head`.
  output.on('error', () => {
    isClosed = true;
    buffer = '';
  });
  return (line) => {
    if (isClosed) return;
    if (buffer.length + line.length > waitingLength) {
      omitted += 1;
      return;
    }
    buffer += `${line}\n`;
    if (isScheduled || isBlocked) return;
    isScheduled = true;
    setImmediate(flush);
  };
};
