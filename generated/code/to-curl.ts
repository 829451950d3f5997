import { shellQuote, shellQuoteWith } from './shell-quote.ts';

/** A request as a client sends it. */
export type CurlRequest = {
  readonly method: string;
  readonly url: string | URL;
  readonly headers: Iterable<readonly [name: string, value: string]> | Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | null | undefined;
};

export type CurlOptions = {
  /** Secrets, each with the shell variable that replaces every occurrence: `new Map([['sess_…', 'SESSION']])`. */
  readonly variables?: ReadonlyMap<string, string>;
  /** Credentials that aren't secret, or that the reader of the command has anyway. They are shown as sent. */
  readonly harmless?: ReadonlySet<string>;
  /** The first options of the command. By default it prints no progress, and the response with its status and headers. */
  readonly flags?: readonly string[];
  /** Whether each header is on a line of its own, and line breaks of the body are shown as such. */
  readonly isMultiline?: boolean;
  /** A longer body, in bytes, is described, not shown. */
  readonly maxBodyBytes?: number;
};

/** Headers that curl sends on its own, or that don't affect the request's meaning. */
const curlHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'user-agent']);

type Body = { readonly option: string; readonly before?: string; readonly comment?: string };

// A command line can't contain a NUL, so a body with one counts as binary too.
const decodeUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
};

const formatBody = (
  body: CurlRequest['body'],
  variables: ReadonlyMap<string, string>,
  { isMultiline, maxBodyBytes = Number.POSITIVE_INFINITY }: CurlOptions,
): Body | undefined => {
  if (body === null || body === undefined || body.length === 0) return undefined;
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const decoded = decodeUtf8(bytes);
  const kind = `${bytes.length} bytes of ${decoded === undefined ? 'binary' : 'text'}`;
  if (bytes.length > maxBodyBytes)
    return { option: '--data-binary @body', comment: `body: ${kind}, too long to show` };
  if (decoded === undefined) {
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    const before = `printf %s ${shellQuote(base64)} | base64 -d | `;
    return { option: '--data-binary @-', before, comment: `body: ${kind}, in base64` };
  }
  // Other options would upload a file if the body starts with an @.
  return { option: `--data-raw ${shellQuoteWith(decoded, variables, isMultiline)}` };
};

/** Adds the credentials of the request to the variables. */
const withCredentials = (
  headers: readonly (readonly [name: string, value: string])[],
  { variables: others = new Map(), harmless }: CurlOptions,
): ReadonlyMap<string, string> => {
  const added = new Map<string, string>();
  for (const [name, value] of headers) {
    if (name.toLowerCase() !== 'authorization') continue;
    // RFC 9110 section 11.4: a scheme, then its credentials; without a scheme the whole value may be the secret.
    const credentials = /^[A-Za-z][\w-]*\s+(\S.*)$/s.exec(value.trim())?.[1] ?? value.trim();
    const isScheme = /^(?:bearer|basic)$/i.test(credentials);
    if (credentials && !isScheme && !harmless?.has(credentials) && !others.has(credentials))
      added.set(credentials, 'TOKEN');
  }
  // Usually every token is known. The variables are then the same map, which is indexed once.
  return added.size === 0 ? others : new Map([...others, ...added]);
};

// `-H 'Name:'` would remove the header; a semicolon sends it empty.
const formatHeader = (name: string, value: string): string =>
  value.trim() === '' ? `${name};` : `${name}: ${value}`;

/** The option for a method that curl wouldn't choose itself. With `-X HEAD` it would wait for a body. */
const formatMethod = (method: string, hasBody: boolean): string[] => {
  if (method === 'HEAD') return ['--head'];
  return method === (hasBody ? 'POST' : 'GET') ? [] : [`-X ${shellQuote(method)}`];
};

/**
 * Formats a request as a curl command that can be pasted into a shell. The bearer token becomes `$TOKEN` (or the variable for
 * it), so no secret is shown.
 */
export const toCurl = (request: CurlRequest, options: CurlOptions = {}): string => {
  const { flags = ['-sS', '-i'], isMultiline = false } = options;
  const method = request.method.toUpperCase();
  const { headers: sent } = request;
  const all = Symbol.iterator in sent ? [...sent] : Object.entries(sent);
  const headers = all.filter(([name]) => !curlHeaders.has(name.toLowerCase()));
  const variables = withCredentials(headers, options);
  // curl can't send a body with --head, and RFC 9110 section 9.3.2 gives it no meaning.
  const body = method === 'HEAD' ? undefined : formatBody(request.body, variables, options);
  const url = String(request.url);
  const first = [
    'curl',
    ...flags,
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...(/\/\.\.?(?:[/?#]|$)/.test(url) ? ['--path-as-is'] : []),
    ...formatMethod(method, body !== undefined),
    shellQuoteWith(url, variables),
  ];
  const lines = [
    `${body?.before ?? ''}${first.join(' ')}`,
    ...headers.map(([name, value]) => `-H ${shellQuoteWith(formatHeader(name, value), variables)}`),
    // By default, curl would label the body as a form.
    ...(body && !headers.some(([name]) => name.toLowerCase() === 'content-type')
      ? ["-H 'Content-Type:'"]
      : []),
    ...(body ? [body.option] : []),
  ];
  return lines.join(isMultiline ? ' \\\n  ' : ' ') + (body?.comment ? `  # ${body.comment}` : '');
};
