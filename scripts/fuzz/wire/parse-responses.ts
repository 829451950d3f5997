/** A response as received over a connection. */
export type RawResponse = {
  readonly status: number;
  /** Names are in lower case. The values of a repeated header are joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether the end has been received. */
  readonly complete: boolean;
};

/** A response that isn't HTTP. */
export class NotHttpError extends Error {
  override readonly name = 'NotHttpError';
}

type Body = { readonly body: Buffer; readonly end: number; readonly complete: boolean };

const parseHeaders = (lines: readonly string[]): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const at = line.indexOf(':');
    if (at < 1 || /[^!#$%&'*+.^_`|~\w-]/.test(line.slice(0, at)))
      throw new NotHttpError(`the header line ${JSON.stringify(line)}`);
    const name = line.slice(0, at).toLowerCase();
    const value = line.slice(at + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
};

/** Parses a chunked body (RFC 9112 section 7.1). Trailers are omitted. */
const chunkedBody = (bytes: Buffer, start: number): Body => {
  const parts: Buffer[] = [];
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd === -1) return { body: Buffer.concat(parts), end: bytes.length, complete: false };
    const size = bytes.toString('latin1', at, lineEnd).split(';')[0] ?? '';
    if (!/^[0-9a-f]+$/i.test(size)) throw new NotHttpError(`the chunk size ${JSON.stringify(size)}`);
    const length = Number.parseInt(size, 16);
    if (length === 0) {
      const plain = bytes.toString('latin1', lineEnd, lineEnd + 4) === '\r\n\r\n';
      const end = plain ? lineEnd : bytes.indexOf('\r\n\r\n', lineEnd);
      return { body: Buffer.concat(parts), end: end + 4, complete: end !== -1 };
    }
    const from = lineEnd + 2;
    parts.push(bytes.subarray(from, from + length));
    if (from + length + 2 > bytes.length)
      return { body: Buffer.concat(parts), end: bytes.length, complete: false };
    at = from + length + 2;
  }
};

const parseBody = (
  bytes: Buffer,
  start: number,
  headers: Record<string, string>,
  isClosed: boolean,
): Body => {
  if (/chunked/i.test(headers['transfer-encoding'] ?? '')) return chunkedBody(bytes, start);
  const announced = headers['content-length'];
  if (announced === undefined) return { body: bytes.subarray(start), end: bytes.length, complete: isClosed };
  if (!/^\d+$/.test(announced)) throw new NotHttpError(`Content-Length: ${announced}`);
  const end = start + Number(announced);
  return {
    body: bytes.subarray(start, end),
    end: Math.min(end, bytes.length),
    complete: end <= bytes.length,
  };
};

/**
 * Parses the responses on a connection (RFC 9112). The last one may be incomplete, and interim responses are omitted.
 *
 * @param methods of the requests: a response to HEAD has no body
 * @param isClosed whether the connection has ended, which ends a body of unknown length
 * @throws NotHttpError
 */
export const parseResponses = (
  bytes: Buffer,
  methods: readonly string[],
  isClosed: boolean,
): RawResponse[] => {
  const responses: RawResponse[] = [];
  for (let at = 0; at < bytes.length; ) {
    const headEnd = bytes.indexOf('\r\n\r\n', at);
    if (headEnd === -1) {
      if (isClosed) throw new NotHttpError(`an incomplete head: ${bytes.toString('latin1', at, at + 80)}`);
      return responses;
    }
    const [statusLine = '', ...lines] = bytes.toString('latin1', at, headEnd).split('\r\n');
    const status = Number(/^HTTP\/1\.1 ([1-5]\d\d) /.exec(statusLine)?.[1]);
    if (Number.isNaN(status)) throw new NotHttpError(`the status line ${JSON.stringify(statusLine)}`);
    const headers = parseHeaders(lines);
    const start = headEnd + 4;
    if (status < 200) {
      at = start;
      continue;
    }
    const isEmpty = methods[responses.length] === 'HEAD' || status === 204 || status === 304;
    const { body, end, complete } = isEmpty
      ? { body: Buffer.alloc(0), end: start, complete: true }
      : parseBody(bytes, start, headers, isClosed);
    responses.push({ status, headers, body, complete });
    at = end;
    if (!complete) break;
  }
  return responses;
};
