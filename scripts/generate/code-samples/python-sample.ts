import { exampleHeaders } from '../client/example-statement.ts';
import { type SampleInput, sampleMediaType, sampleUrl } from './sample-input.ts';

const constants: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** Formats a JSON value as a Python expression. JSON strings are valid in Python. */
const literal = (value: unknown, indent = ''): string => {
  if (typeof value === 'string') {
    const variable = /^\$([A-Z_]+)$/.exec(value)?.[1];
    return variable === undefined ? JSON.stringify(value) : `os.environ["${variable}"]`;
  }
  if (typeof value !== 'object' || value === null) return constants[String(value)] ?? String(value);
  const below = `${indent}    `;
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  const members = isList
    ? value.map((item) => literal(item, below))
    : Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${literal(member, below)}`);
  const line = `${open}${members.join(', ')}${close}`;
  if (line.length <= 80 && !line.includes('\n')) return line;
  return `${open}\n${members.map((member) => `${below}${member},\n`).join('')}${indent}${close}`;
};

const bearer = (token: NonNullable<SampleInput['token']>): string =>
  'value' in token ? JSON.stringify(`Bearer ${token.value}`) : `"Bearer " + os.environ["${token.variable}"]`;

/** The headers as lines of Python. */
const headerLines = ({ parts, token, idempotencyKey }: SampleInput): string[] => {
  const mediaType = sampleMediaType(parts);
  return [
    ...(token ? [`"Authorization": ${bearer(token)},`] : []),
    ...(mediaType === undefined ? [] : [`"Content-Type": "${mediaType}",`]),
    ...(idempotencyKey === undefined ? [] : [`"Idempotency-Key": str(uuid.uuid4()),`]),
    ...exampleHeaders(parts).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},`),
  ];
};

const requestLines = (input: SampleInput): string[] => {
  const { parts } = input;
  const headers = headerLines(input);
  return [
    `${JSON.stringify(sampleUrl(input))},`,
    ...(parts.method === 'GET' ? [] : [`method="${parts.method}",`]),
    ...(headers.length === 0 ? [] : ['headers={', ...headers.map((line) => `    ${line}`), '},']),
    ...(sampleMediaType(parts) === undefined
      ? []
      : [`data=json.dumps(${literal(parts.body?.example, '    ')}).encode(),`]),
  ].map((line) => `    ${line}`);
};

const readLines = ({ parts }: SampleInput): string[] => {
  if (parts.isStream)
    return ['    for line in response:', '        print(line.decode(), end="", flush=True)'];
  return [`    print(${parts.success.content ? 'json.load(response)' : 'response.status'})`];
};

/** Renders a program that calls an operation with Python's standard library, and prints the result. */
export const pythonSample = (input: SampleInput): string => {
  const program = [
    'request = urllib.request.Request(',
    ...requestLines(input),
    ')',
    'with urllib.request.urlopen(request) as response:',
    ...readLines(input),
  ].join('\n');
  const modules = ['json', 'os', 'urllib.request', 'uuid'].filter((name) => program.includes(`${name}.`));
  return `${modules.map((name) => `import ${name}\n`).join('')}\n${program}\n`;
};
