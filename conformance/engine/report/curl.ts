import { shellQuote, shellQuoteWith } from './shell-quote.ts';

/** A sent request, as the engine or `fetch` represents it. */
export type CurlRequest = {
  method: string;
  url: string | URL;
  headers: Iterable<readonly [string, string]> | Readonly<Record<string, string>>;
  body?: string | Uint8Array | null | undefined;
};

export type CurlOptions = {
  /** Further secrets, each with the shell variable that replaces every occurrence: `new Map([['sess_…', 'SESSION']])`. */
  variables?: ReadonlyMap<string, string>;
  /** Invalid credentials that the gate made up to be refused. They aren't secret, so they are shown as sent. */
  harmless?: ReadonlySet<string>;
};

/** Bodies longer than this (in bytes) are described, not shown. */
const bodyLimit = 4096;

/** Headers that curl sends on its own, or that don't affect the request's meaning. */
const curlHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'user-agent']);

/**
 * Formats a request as a curl command that can be pasted into a shell. The bearer token becomes `$TOKEN` (or the variable given
 * for it), so no secret is shown. The command also prints the response's status and headers (`-i`).
 */
export function toCurl(request: CurlRequest, options: CurlOptions = {}): string {
  const method = request.method.toUpperCase();
  const headers = entries(request.headers).filter(([name]) => !curlHeaders.has(name.toLowerCase()));
  const variables = withBearer(headers, options);
  const body = formatBody(request.body, variables);
  const url = String(request.url);

  const words = ['curl', '-sS', '-i'];
  if (/[[\]{}]/.test(url)) words.push('--globoff');
  if (/\/\.\.?(?:[/?#]|$)/.test(url)) words.push('--path-as-is');
  if (method === 'HEAD') words.push('--head');
  else if (method !== (body ? 'POST' : 'GET')) words.push('-X', shellQuote(method));
  words.push(shellQuoteWith(url, variables));
  for (const [name, value] of headers) words.push('-H', shellQuoteWith(headerLine(name, value), variables));
  // By default, curl would label the body as a form.
  if (body && !headers.some(([name]) => name.toLowerCase() === 'content-type')) {
    words.push('-H', "'Content-Type:'");
  }
  if (body) words.push(body.option, body.word);
  return `${body?.before ?? ''}${words.join(' ')}${body?.after ?? ''}`;
}

type Body = { option: string; word: string; before?: string; after?: string };

function formatBody(body: CurlRequest['body'], variables: ReadonlyMap<string, string>): Body | null {
  if (body === null || body === undefined || body.length === 0) return null;
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body);
  const decoded = decodeUtf8(bytes);
  if (bytes.length > bodyLimit) {
    const kind = decoded === null ? 'binary' : 'text';
    return {
      option: '--data-binary',
      word: '@body',
      after: `  # body: ${bytes.length} bytes of ${kind}, too long to show`,
    };
  }
  if (decoded === null) {
    return {
      option: '--data-binary',
      word: '@-',
      before: `printf %s ${shellQuote(bytes.toString('base64'))} | base64 -d | `,
      after: `  # body: ${bytes.length} bytes of binary, in base64`,
    };
  }
  // `--data-binary @x` would read a file; `--data-raw` keeps the @ as is.
  const option = decoded.startsWith('@') ? '--data-raw' : '--data-binary';
  return { option, word: shellQuoteWith(decoded, variables) };
}

// A command line can't contain a NUL, so a body with one counts as binary too.
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

function withBearer(headers: [string, string][], options: CurlOptions): ReadonlyMap<string, string> {
  const variables = new Map(options.variables);
  for (const [name, value] of headers) {
    if (name.toLowerCase() !== 'authorization') continue;
    // RFC 9110 §11.4: a scheme, then its credentials; without a scheme the whole value may be the secret.
    const credentials = /^\s*[A-Za-z][\w-]*\s+(.*\S)\s*$/.exec(value)?.[1] ?? value.trim();
    const isScheme = /^(?:bearer|basic)$/i.test(credentials);
    if (credentials && !isScheme && !options.harmless?.has(credentials) && !variables.has(credentials)) {
      variables.set(credentials, 'TOKEN');
    }
  }
  return variables;
}

// `-H 'Name:'` would remove the header; a semicolon sends it empty.
function headerLine(name: string, value: string): string {
  return value.trim() === '' ? `${name};` : `${name}: ${value}`;
}

function entries(headers: CurlRequest['headers']): [string, string][] {
  const pairs = Symbol.iterator in headers ? [...headers] : Object.entries(headers);
  return pairs.map(([name, value]) => [name, value]);
}
