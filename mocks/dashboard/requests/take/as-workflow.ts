import { etagHeader } from '@workspace-api/contract';
import { listCallers, type Omitted, replaceMarks, type Source, type Step } from './steps.ts';

const sources = {
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
      outputs: Object.fromEntries([...outputs].map((source) => [source, sources[source]])),
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
