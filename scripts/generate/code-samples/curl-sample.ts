import { exampleQuery } from '../client/example-statement.ts';
import type { OperationParts } from '../client/operation-parts.ts';
import { hasPlaceholder, type SampleInput } from './sample-input.ts';

const inQuotes = (value: string): string => `'${value.replaceAll("'", `'\\''`)}'`;

const createUrl = ({ parts, baseUrl }: SampleInput): string => {
  const path = parts.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.pathParameters.find((parameter) => parameter.name === name)?.example)),
  );
  const query = exampleQuery(parts).map(([name, value]): [string, string] => [name, String(value)]);
  const url = (parts.consoleUrl ?? baseUrl) + path;
  return query.length > 0 ? inQuotes(`${url}?${new URLSearchParams(query)}`) : url;
};

/** In a here-document the shell would interpret other characters too. */
const inHereDocument = (value: string): string =>
  value.replaceAll(/[\\`$]/g, '\\$&').replaceAll(/"\\(\$[A-Z_]+")/g, '"$1');

/** Formats JSON as an argument, or as a here-document if the shell has to substitute variables. */
const formatData = (value: unknown): string => {
  const line = JSON.stringify(value);
  const json = line.length > 70 ? JSON.stringify(value, null, 2) : line;
  return hasPlaceholder(json) ? `@- <<JSON\n${inHereDocument(json)}\nJSON` : inQuotes(json);
};

const bodyLines = ({ operation, body }: OperationParts): string[] => {
  if (!body?.required) return [];
  const [mediaType = ''] = Object.keys((operation.requestBody as { content: object }).content);
  return [`-H 'Content-Type: ${mediaType}'`, `-d ${formatData(body.example)}`];
};

/** Renders a curl command that calls an operation. */
export const curlSample = (input: SampleInput): string => {
  const { parts, tokenVariable } = input;
  const { method, isStream } = parts;
  const options = [...(isStream ? ['-N'] : []), ...(method === 'GET' ? [] : [`-X ${method}`])];
  const lines = [
    ['curl', ...options, createUrl(input)].join(' '),
    ...(tokenVariable === undefined ? [] : [`-H "Authorization: Bearer $${tokenVariable}"`]),
    ...bodyLines(parts),
  ];
  return `${lines.join(' \\\n  ')}\n`;
};
