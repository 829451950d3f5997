/** A request without an answer: refused, reset, timed out, or not HTTP. It says nothing about the contract. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
}

/** Describes a failure below HTTP. */
export const transportErrorOf = (error: unknown, what: string): TransportError => {
  const { code, message } = error as { code?: string; message?: string };
  const cause = (error as { cause?: { code?: string } }).cause?.code;
  return new TransportError(
    `${what}: ${[code ?? cause, message].filter(Boolean).join(', ') || String(error)}`,
    {
      cause: error,
    },
  );
};
