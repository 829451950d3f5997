/** A line of a body, without its line break. */
export type Line = {
  readonly content: string;
  /** Whether a line feed ends it. A line without one is the last, and may be cut off. */
  readonly isEnded: boolean;
};

/**
 * Yields the lines of a body as they arrive. Cancels the body if the reader stops early.
 *
 * @throws the stream's own error when the connection breaks
 */
export async function* readLines(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Line, void> {
  if (body === null) return;
  // Not `for await` over the body: Safari's streams have no async iterator.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const pieces = (done ? decoder.decode() : decoder.decode(value, { stream: true })).split('\n');
      for (const piece of pieces.splice(0, pieces.length - 1)) {
        yield { content: (rest + piece).replace(/\r$/, ''), isEnded: true };
        rest = '';
      }
      rest += pieces[0];
      if (done) break;
    }
    if (rest !== '') yield { content: rest, isEnded: false };
  } finally {
    // This has no effect on a body that was read to its end.
    reader.cancel().catch(() => {});
  }
}
