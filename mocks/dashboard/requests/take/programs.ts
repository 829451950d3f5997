import { basePath, etagHeader, literal, sandboxUrl } from '@workspace-api/contract';
import { formatCall } from '../../send/samples.ts';
import { type Caller, listCallers, type Omitted, replaceMarks, type Source, type Step } from './steps.ts';

const origin = new URL(sandboxUrl).origin;

const sources = {
  id: 'data?.id',
  next_cursor: 'data?.next_cursor',
  etag: "response.headers.get('ETag')",
} as const satisfies Record<Source, string>;

const variable = (name: string): string => name.replaceAll(/\W/g, '_');

/** The secret of a demo token, or of a new token that may do the same. */
const formatSecret = ({ name, demo, kind, scopes, workspace, mode }: Caller): string => {
  if (demo) return `sandbox.tokens.find(({ id }) => id === ${literal(name)})?.secret`;
  const input = {
    path: { slug: workspace, resource: 'tokens' },
    query: { mode },
    body: { kind, ...(scopes.length > 0 && { scopes }) },
  };
  return `(await sandbox.control.addRecord(${literal(input, '  ')})).secret`;
};

const writeStep = ({ name, caller, status, code, members, isJson, ...request }: Step): string => {
  const client = caller ? variable(caller.name) : 'anonymous';
  const call = formatCall(client, { ...request, ...(!isJson && { parseAs: 'text' }) }, origin, '  ');
  const expected = code === null ? members : { error: { code } };
  const lines = [
    `const ${name} = await ${call};`,
    `expect(${name}.response.status).toBe(${status});`,
    ...(Object.keys(expected).length === 0
      ? []
      : [`expect(${name}.${code === null ? 'data' : 'error'}).toMatchObject(${literal(expected, '  ')});`]),
  ];
  return lines.map((line) => `  ${line}`).join('\n');
};

/** Writes requests as a vitest test, which sends them with the client to a sandbox of its own. It contains no secret. */
export const writeTest = (steps: readonly Step[], omitted: readonly Omitted[]): string => {
  const clients = listCallers(steps).map(
    (caller) => `  const ${variable(caller.name)} = connect(${formatSecret(caller)});`,
  );
  if (steps.some(({ caller }) => !caller)) clients.push('  const anonymous = connect();');
  const names = [...new Set(steps.map(({ operation }) => operation.id))];
  const title = names.length > 4 ? `${names.slice(0, 4).join(', ')} and others` : names.join(', ');
  const text = `import { createClient } from '@workspace-api/client';
import { createSandbox } from '@workspace-api/mock';
import { expect, onTestFinished, test } from 'vitest';

test(${literal(title)}, async () => {
  const sandbox = await createSandbox();
  onTestFinished(() => sandbox.close());
  const connect = (token?: string) =>
    createClient({ baseUrl: ${literal(origin + basePath)}, fetch: sandbox.fetch, token, retries: 0 });
${clients.join('\n')}

${[
  ...steps.map(writeStep),
  ...omitted.map(({ request, reason }) => `  // Omitted, because ${reason}: ${request}`),
].join('\n\n')}
});
`;
  return replaceMarks(text, (step, source) => `${step}.${sources[source]}`, "'");
};

const expressions = {
  id: '$response.body#/id',
  next_cursor: '$response.body#/next_cursor',
  etag: `$response.header.${etagHeader}`,
} as const satisfies Record<Source, string>;

const toParameters = (place: string, values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([name, value]) => ({ name, in: place, value }));

const toStep = (
  { name, operation, caller, path, query, headers, body, status }: Step,
  outputs: ReadonlySet<Source>,
) => {
  const parameters = [
    ...(caller ? [{ name: 'Authorization', in: 'header', value: `Bearer {$inputs.${caller.name}}` }] : []),
    ...toParameters('path', path),
    ...toParameters('query', query),
    // The body has its media type.
    ...toParameters('header', headers).filter(({ name: header }) => header !== 'Content-Type'),
  ];
  return {
    stepId: name,
    description: operation.summary,
    operationId: `$sourceDescriptions.api.${operation.id}`,
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: { contentType: operation.requestBody?.mediaType, payload: body },
    }),
    successCriteria: [{ condition: `$statusCode == ${status}` }],
    ...(outputs.size > 0 && {
      outputs: Object.fromEntries([...outputs].map((source) => [source, expressions[source]])),
    }),
  };
};

/**
 * Writes requests as an Arazzo workflow, in YAML. Its inputs are the secrets of the tokens.
 *
 * @param api the address of the OpenAPI document
 */
export const writeWorkflow = async (
  steps: readonly Step[],
  omitted: readonly Omitted[],
  api: string,
): Promise<string> => {
  const { stringify } = await import('yaml');
  const used = new Map(steps.map(({ name }) => [name, new Set<Source>()]));
  replaceMarks(JSON.stringify(steps), (step, source) => {
    used.get(step)?.add(source);
    return '';
  });
  const callers = listCallers(steps);
  const document = {
    arazzo: '1.0.1',
    info: { title: 'Requests of the sandbox', version: '1.0.0' },
    sourceDescriptions: [{ name: 'api', type: 'openapi', url: api }],
    workflows: [
      {
        workflowId: 'requests',
        ...(callers.length > 0 && {
          inputs: {
            type: 'object',
            required: callers.map(({ name }) => name),
            properties: Object.fromEntries(
              callers.map(({ name, workspace, mode }) => [
                name,
                { type: 'string', format: 'password', description: `A token of ${workspace}, ${mode} mode.` },
              ]),
            ),
          },
        }),
        steps: steps.map((step) => toStep(step, used.get(step.name) ?? new Set())),
      },
    ],
  };
  const notes = omitted.map(({ request, reason }) => `# Omitted, because ${reason}: ${request}\n`);
  const text = replaceMarks(JSON.stringify(document), (step, source) => `$steps.${step}.outputs.${source}`);
  return notes.join('') + stringify(JSON.parse(text));
};
