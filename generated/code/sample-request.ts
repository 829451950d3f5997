import { literal } from './literal.ts';
import { toCurl } from './to-curl.ts';

/** The bearer token of a sample, or the environment variable that contains it. */
export type SampleToken = { readonly variable: string } | { readonly value: string };

/** A request from which programs that send it are written. */
export type SampleRequest = {
  readonly method: string;
  readonly url: string;
  readonly token?: SampleToken | undefined;
  /** A JavaScript program creates a new key, so that each run is a new operation. */
  readonly idempotencyKey?: { readonly header: string; readonly value: string } | undefined;
  /** The other headers. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly contentType?: string | undefined;
  readonly body?: string | undefined;
  /** Whether strings of the body such as `"$STRIPE_KEY"` are environment variables. */
  readonly hasVariables?: boolean;
  /** What a program prints of the response. */
  readonly prints: 'json' | 'text' | 'lines' | 'status';
};

/** The names of the variables in the place of strings of a body. */
const listVariables = (body = ''): string[] =>
  [...body.matchAll(/"\$([A-Z_]+)"/g)].map(([, name = '']) => name);

/**
 * Writes the curl command of a request for a POSIX shell.
 *
 * @param flags further options, such as `-i`
 */
export const curlProgram = (request: SampleRequest, flags: readonly string[] = []): string => {
  const { method, url, token, idempotencyKey, headers, contentType, body, hasVariables = false } = request;
  const names = [
    ...(token && 'variable' in token ? [token.variable] : []),
    ...(hasVariables ? listVariables(body) : []),
  ];
  const credentials = token && ('value' in token ? token.value : `$${token.variable}`);
  const sent: SampleRequest['headers'] = [
    ...(credentials === undefined ? [] : [['Authorization', `Bearer ${credentials}`] as const]),
    ...(idempotencyKey ? [[idempotencyKey.header, idempotencyKey.value] as const] : []),
    ...headers,
    ...(contentType === undefined ? [] : [['Content-Type', contentType] as const]),
  ];
  return toCurl(
    { method, url, headers: sent, body },
    {
      variables: new Map(names.map((name) => [`$${name}`, name])),
      // The reader has this token.
      harmless: new Set(credentials === undefined ? [] : [credentials]),
      flags,
      isMultiline: true,
    },
  );
};

/** Replaces the placeholders of variables in a JavaScript program with reads of the variables. */
export const readFromEnvironment = (program: string): string =>
  program.replaceAll(/'\$([A-Z_]+)'/g, (_, name: string) => `process.env.${name} ?? ''`);

const bearer = (token: SampleToken): string =>
  'value' in token ? literal(`Bearer ${token.value}`) : `\`Bearer \${process.env.${token.variable}}\``;

/** The expression of a body: a value if it is JSON, otherwise a string. */
const bodyExpression = (body: string, hasVariables: boolean): string => {
  try {
    const value = literal(JSON.parse(body), '  ');
    return `JSON.stringify(${hasVariables ? readFromEnvironment(value) : value})`;
  } catch {
    return literal(body);
  }
};

const printing: Readonly<Record<SampleRequest['prints'], string>> = {
  json: 'console.log(await response.json());',
  text: 'console.log(await response.text());',
  lines: 'for await (const text of response.body.pipeThrough(new TextDecoderStream())) console.log(text);',
  status: 'console.log(response.status);',
};

/** Writes a JavaScript program that sends a request with `fetch`, and prints the result. */
export const fetchProgram = (request: SampleRequest): string => {
  const { method, url, token, idempotencyKey, headers, contentType, body, hasVariables = false } = request;
  const headerLines = [
    ...(token ? [`Authorization: ${bearer(token)},`] : []),
    ...(contentType === undefined ? [] : [`'Content-Type': ${literal(contentType)},`]),
    ...(idempotencyKey ? [`${literal(idempotencyKey.header)}: crypto.randomUUID(),`] : []),
    ...headers.map(([name, value]) => `${literal(name)}: ${literal(value)},`),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: ${literal(method)},`]),
    ...(headerLines.length === 0 ? [] : ['headers: {', ...headerLines.map((line) => `  ${line}`), '},']),
    ...(body === undefined ? [] : [`body: ${bodyExpression(body, hasVariables)},`]),
  ].map((line) => `  ${line}`);
  const argument = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`;
  return `const response = await fetch(${literal(url)}${argument});
if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
${printing[request.prints]}
`;
};
