import { exampleHeaders } from '../client/example-statement.ts';
import { literal } from '../client/literal.ts';
import { readFromEnvironment, type SampleInput, sampleMediaType, sampleUrl } from './sample-input.ts';

const bearer = (token: NonNullable<SampleInput['token']>): string =>
  'value' in token ? literal(`Bearer ${token.value}`) : `\`Bearer \${process.env.${token.variable}}\``;

/** The headers as lines of JavaScript. */
const headerLines = ({ parts, token, idempotencyKey }: SampleInput): string[] => {
  const mediaType = sampleMediaType(parts);
  return [
    ...(token ? [`Authorization: ${bearer(token)},`] : []),
    ...(mediaType === undefined ? [] : [`'Content-Type': ${literal(mediaType)},`]),
    ...(idempotencyKey === undefined ? [] : [`'Idempotency-Key': crypto.randomUUID(),`]),
    ...exampleHeaders(parts).map(([name, value]) => `${literal(name)}: ${literal(value)},`),
  ];
};

const optionLines = (input: SampleInput): string[] => {
  const { parts } = input;
  const headers = headerLines(input);
  return [
    ...(parts.method === 'GET' ? [] : [`method: ${literal(parts.method)},`]),
    ...(headers.length === 0 ? [] : ['headers: {', ...headers.map((line) => `  ${line}`), '},']),
    ...(sampleMediaType(parts) === undefined
      ? []
      : [`body: JSON.stringify(${readFromEnvironment(literal(parts.body?.example, '  '))}),`]),
  ].map((line) => `  ${line}`);
};

const readLine = ({ parts }: SampleInput): string => {
  if (parts.isStream)
    return `for await (const text of response.body.pipeThrough(new TextDecoderStream())) console.log(text);`;
  return parts.success.content ? 'console.log(await response.json());' : 'console.log(response.status);';
};

/** Renders a program that calls an operation with `fetch`, and prints the result. */
export const fetchSample = (input: SampleInput): string => {
  const options = optionLines(input);
  const argument = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`;
  return `const response = await fetch(${literal(sampleUrl(input))}${argument});
if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
${readLine(input)}
`;
};
