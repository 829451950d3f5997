import type { SampleRequest, SampleToken } from '../../../generated/code/sample-request.ts';

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

const bearer = (token: SampleToken): string =>
  'value' in token ? JSON.stringify(`Bearer ${token.value}`) : `"Bearer " + os.environ["${token.variable}"]`;

const requestLines = ({ method, url, token, idempotencyKey, headers, contentType, body }: SampleRequest) => {
  const headerLines = [
    ...(token ? [`"Authorization": ${bearer(token)},`] : []),
    ...(contentType === undefined ? [] : [`"Content-Type": "${contentType}",`]),
    ...(idempotencyKey ? [`"${idempotencyKey.header}": str(uuid.uuid4()),`] : []),
    ...headers.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},`),
  ];
  return [
    `${JSON.stringify(url)},`,
    ...(method === 'GET' ? [] : [`method="${method}",`]),
    ...(headerLines.length === 0 ? [] : ['headers={', ...headerLines.map((line) => `    ${line}`), '},']),
    ...(body === undefined ? [] : [`data=json.dumps(${literal(JSON.parse(body), '    ')}).encode(),`]),
  ].map((line) => `    ${line}`);
};

const printing: Readonly<Record<SampleRequest['prints'], readonly string[]>> = {
  json: ['print(json.load(response))'],
  text: ['print(response.read().decode())'],
  lines: ['for line in response:', '    print(line.decode(), end="", flush=True)'],
  status: ['print(response.status)'],
};

/** Writes a program that sends a request with Python's standard library, and prints the result. */
export const pythonProgram = (request: SampleRequest): string => {
  const program = [
    'request = urllib.request.Request(',
    ...requestLines(request),
    ')',
    'with urllib.request.urlopen(request) as response:',
    ...printing[request.prints].map((line) => `    ${line}`),
  ].join('\n');
  const modules = ['json', 'os', 'urllib.request', 'uuid'].filter((name) => program.includes(`${name}.`));
  return `${modules.map((name) => `import ${name}\n`).join('')}\n${program}\n`;
};
