import { exampleHeaders } from '../client/example-statement.ts';
import type { OperationParts } from '../client/operation-parts.ts';
import { hasPlaceholder, type SampleInput, sampleMediaType, sampleUrl } from './sample-input.ts';

const inQuotes = (value: string): string => `'${value.replaceAll("'", `'\\''`)}'`;

/** In a here-document the shell would interpret other characters too. */
const inHereDocument = (value: string): string =>
  value.replaceAll(/[\\`$]/g, '\\$&').replaceAll(/"\\(\$[A-Z_]+")/g, '"$1');

/** Formats JSON as an argument, or as a here-document if the shell has to substitute variables. */
const formatData = (value: unknown): string => {
  const line = JSON.stringify(value);
  const json = line.length > 70 ? JSON.stringify(value, null, 2) : line;
  return hasPlaceholder(json) ? `@- <<JSON\n${inHereDocument(json)}\nJSON` : inQuotes(json);
};

const bodyLines = (parts: OperationParts): string[] => {
  const mediaType = sampleMediaType(parts);
  return mediaType === undefined
    ? []
    : [`-H 'Content-Type: ${mediaType}'`, `-d ${formatData(parts.body?.example)}`];
};

const tokenLine = (token: NonNullable<SampleInput['token']>): string =>
  'value' in token
    ? `-H ${inQuotes(`Authorization: Bearer ${token.value}`)}`
    : `-H "Authorization: Bearer $${token.variable}"`;

/** A URL with `&` or `?` is quoted for the shell. */
const formatUrl = (url: string): string => (url.includes('?') ? inQuotes(url) : url);

/** Renders a curl command that calls an operation. */
export const curlSample = (input: SampleInput): string => {
  const { parts, token, idempotencyKey } = input;
  const { method, isStream } = parts;
  const options = [...(isStream ? ['-N'] : []), ...(method === 'GET' ? [] : [`-X ${method}`])];
  const lines = [
    ['curl', ...options, formatUrl(sampleUrl(input))].join(' '),
    ...(token ? [tokenLine(token)] : []),
    ...(idempotencyKey === undefined ? [] : [`-H 'Idempotency-Key: ${idempotencyKey}'`]),
    ...exampleHeaders(parts).map(([name, value]) => `-H ${inQuotes(`${name}: ${value}`)}`),
    ...bodyLines(parts),
  ];
  return `${lines.join(' \\\n  ')}\n`;
};
