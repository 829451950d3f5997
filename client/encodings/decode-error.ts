/** A body that isn't valid NDJSON, CSV or TSON as described in the service document. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly kind = 'decode';
  /**
   * The line of the body at which decoding failed, from 1. For CSV it is the row, since quoted cells may contain line breaks.
   */
  readonly line: number;

  constructor(line: number, message: string, cause?: unknown) {
    super(`Line ${line}: ${message}`, { cause });
    this.line = line;
  }
}

/** The media type of a response, without parameters. */
export const getMediaType = ({ headers }: Response): string | undefined =>
  headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();

/**
 * Checks that a response has the media type that was requested.
 *
 * @throws DecodeError if the server sent another encoding
 */
export const checkMediaType = (response: Response, mediaType: string): Response => {
  if (getMediaType(response) === mediaType) return response;
  const type = response.headers.get('Content-Type') ?? 'nothing';
  response.body?.cancel().catch(() => {});
  throw new DecodeError(1, `Expected ${mediaType}, got ${type}. Request the list as JSON instead`);
};
