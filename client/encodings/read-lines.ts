/**
 * Yields the lines of a body as they arrive, with their line feeds. A line without one is the last, and may be cut off. Cancels
 * the body if the reader stops early.
 *
 * @throws the stream's own error when the connection breaks
 */
export async function* readLines(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string, void> {
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
        yield `${rest}${piece}\n`;
        rest = '';
      }
      rest += pieces[0];
      if (done) break;
    }
    if (rest !== '') yield rest;
  } finally {
    // This has no effect on a body that was read to its end.
    reader.cancel().catch(() => {});
  }
}
