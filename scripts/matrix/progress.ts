type Stream = { write: (chunk: string) => unknown; isTTY?: boolean | undefined };

/** Prints the rows of a matrix, and on a terminal a final line that counts them. */
export type Progress = {
  /** Prints a row as soon as it is known. */
  readonly row: (line: string) => void;
  /** Removes the final line. */
  readonly end: () => void;
};

const clear = '\r\u001b[2K';

/**
 * Creates the progress of a matrix.
 *
 * @param total the number of rows
 */
export const createProgress = (
  stream: Stream,
  env: Record<string, string | undefined>,
  total: number,
): Progress => {
  const counts = Boolean(stream.isTTY) && env.TERM !== 'dumb';
  let done = 0;
  const count = () => counts && stream.write(`${done} of ${total}`);
  count();
  return {
    row: (line) => {
      done += 1;
      stream.write(`${counts ? clear : ''}${line}\n`);
      count();
    },
    end: () => counts && stream.write(clear),
  };
};
