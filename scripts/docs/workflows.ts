import { readFileSync } from 'node:fs';
import type {
  ArazzoDefinition,
  Parameter,
  Step,
  Workflow,
} from '@redocly/openapi-core/lib/typings/arazzo.js';
import { getOperation, literal, type OperationId, sandboxUrl } from '@workspace-api/contract';
import { controlPath, getOperation as getControlOperation } from '@workspace-api/contract/sandbox';
import { parse } from 'yaml';
import { fromRoot } from '../generate/paths.ts';
import { workflowPaths } from '../workflows/run-workflows.ts';

export type { Workflow };

/** A file of workflows (Arazzo 1.0): each is several requests that lead to one result. */
export type WorkflowFile = ArazzoDefinition & { readonly file: string };

/** The files of `openapi/workflows/`. */
export const workflowFiles: readonly WorkflowFile[] = workflowPaths().map((file) => ({
  ...parse(readFileSync(fromRoot(file), 'utf8')),
  file,
}));

/** Formats a runtime expression as a place in the response: `$response.body#/data/0/id` as `data[0].id`. */
export const formatSource = (expression: string): string =>
  expression
    .replace(/^\$response\.(?:header\.|body#\/)/, '')
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');

/** Returns the parameter that a step refers to, or the parameter itself. */
const resolveParameter = ({ components }: WorkflowFile, parameter: Parameter): Parameter =>
  components?.parameters?.[parameter.reference?.split('.').at(-1) ?? ''] ?? parameter;

type ControlId = Parameters<typeof getControlOperation>[0];

/** A step as a program that follows the programs of the steps before it. */
export type StepCode = { readonly step: Step; readonly code: string };

const { origin } = new URL(sandboxUrl);

/** The variables of the servers, by the API descriptions that declare their operations. */
const servers: Readonly<Record<string, { readonly variable: string; readonly url: string }>> = {
  api: { variable: 'api', url: sandboxUrl },
  console: { variable: 'origin', url: origin },
  sandbox: { variable: 'control', url: origin + controlPath },
};

/** Formats an id as a variable: `read-draft` as `readDraft`. */
const toVariable = (name: string): string =>
  name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

const isHeader = (source: string): boolean => source.startsWith('$response.header.');

const stepOutput = /^\$steps\.(?<step>[\w-]+)\.outputs\.(?<output>[\w-]+)$/;

/** Writes a runtime expression as JavaScript: `$steps.create-agent.outputs.agent_id` as `createAgent.id`. */
const toCode = (expression: string, { steps }: Workflow): string => {
  const { step = '', output = '' } = stepOutput.exec(expression)?.groups ?? {};
  if (step === '') return toVariable(expression.replace('$inputs.', ''));
  const source = String(steps.find(({ stepId }) => stepId === step)?.outputs?.[output]);
  const place = formatSource(source);
  return toVariable(step) + (isHeader(source) ? `.headers.get('${place}')` : `.${place}`);
};

/** Writes a value whose strings may be or contain runtime expressions. */
const toLiteral = (value: unknown, workflow: Workflow): string =>
  literal(value, '  ')
    .replaceAll(/'(\$(?:inputs|steps)\.[\w.-]+)'/g, (_, expression: string) => toCode(expression, workflow))
    .replaceAll(
      /'([^'\n]*)\{(\$[^}]+)\}'/g,
      (_, before: string, expression: string) => `\`${before}\${${toCode(expression, workflow)}}\``,
    )
    .replaceAll(/\b(\w+): \1\b(?=\s*[,}\n])/g, '$1');

/** The server and the operation of a step. */
export const findOperation = ({ operationId = '' }: Step) => {
  const [, source = 'api', id = operationId] =
    /^\$sourceDescriptions\.([^.]+)\.(.+)$/.exec(operationId) ?? [];
  const { method, path } =
    source === 'sandbox' ? getControlOperation(id as ControlId) : getOperation(id as OperationId);
  return { source, id, method, path, ...(servers[source] ?? { variable: 'api', url: sandboxUrl }) };
};

/** Whether a later step uses something of the response, and if so, whether only of its body. */
const findUse = ({ stepId, outputs = {} }: Step, workflow: Workflow): 'body' | 'response' | undefined => {
  const used = Object.entries(outputs).filter(([name]) =>
    JSON.stringify(workflow.steps).includes(`$steps.${stepId}.outputs.${name}`),
  );
  if (used.length === 0) return undefined;
  return used.some(([, source]) => isHeader(String(source))) ? 'response' : 'body';
};

const writeStep = (step: Step, file: WorkflowFile, workflow: Workflow): string => {
  const { method, path, variable } = findOperation(step);
  const values = (step.parameters ?? []).map((parameter) => resolveParameter(file, parameter));
  const inPlace = (place: string) =>
    values.filter((value) => value.in === place).map(({ name, value }) => [name, value] as const);
  const pathValues = Object.fromEntries(inPlace('path'));
  const insert = (value: unknown) => {
    const code = toLiteral(value, workflow);
    return code === literal(value) ? encodeURIComponent(String(value)) : `\${${code}}`;
  };
  const query = inPlace('query').map(([name, value]) => `${name}=${insert(value)}`);
  const address = path
    .replace(/^\/$/, '')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => insert(pathValues[name]));
  const payload = step.requestBody?.payload;
  const mediaType =
    payload === undefined ? [] : [['Content-Type', step.requestBody?.contentType ?? ''] as const];
  const headers = Object.fromEntries([...inPlace('header'), ...mediaType]);
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(Object.keys(headers).length > 0 ? [`headers: ${toLiteral(headers, workflow)}`] : []),
    ...(payload === undefined ? [] : [`body: JSON.stringify(${toLiteral(payload, workflow)})`]),
  ].map((option) => `  ${option},\n`);
  const call = `await fetch(\`\${${variable}}${address}${query.length > 0 ? `?${query.join('&')}` : ''}\`${options.length > 0 ? `, {\n${options.join('')}}` : ''})`;
  const use = findUse(step, workflow);
  if (use === undefined) return `${call};`;
  const read = `${options.length > 0 ? '' : '\n  '}.then((response) => response.json())`;
  return `const ${toVariable(step.stepId)} = ${call}${use === 'body' ? read : ''};`;
};

/** Writes the steps of a workflow as programs that share their variables, and what comes before the first one. */
export const writeWorkflow = (
  file: WorkflowFile,
  workflow: Workflow,
): { readonly inputs: string; readonly steps: readonly StepCode[] } => {
  const used = workflow.steps
    .map(findOperation)
    .map(({ variable, url }) => `const ${variable} = '${url}';\n`);
  const inputs = Object.entries(workflow.inputs?.properties ?? {}).map(
    ([name, { default: value, description }]) =>
      `// ${description}\nconst ${toVariable(name)} = ${literal(value)};\n`,
  );
  return {
    inputs: [...new Set(used), ...inputs].join(''),
    steps: workflow.steps.map((step) => ({ step, code: writeStep(step, file, workflow) })),
  };
};

/** Writes a JSONPath about a value as JavaScript: `$..[?@.id == 1]` as `value.some((item) => item.id == 1)`. */
export const formatJsonPath = (path: string, value: string): string =>
  path
    .replace(/^\$\.\.(\[.+\])$|^\$\[\?(.+)\]$/, (_, filter, test) => test ?? `@${filter}`)
    .replace(
      /(@[.\w]*)\[\?(.+)\]/,
      (_, all, test) => `${all}.some((item) => ${test.replaceAll('@', 'item')})`,
    )
    .replace(/length\((.+?)\)/, '$1.length')
    .replaceAll('@', value);

/** Describes the condition of a step without runtime expressions: `body.status == 'active'`. */
export const formatCondition = (condition: string, workflow: Workflow): string =>
  condition
    .replaceAll(/\{?(\$(?:inputs|steps)\.[\w.-]+)\}?/g, (_, expression: string) =>
      toCode(expression, workflow),
    )
    .replaceAll(/\$response\.header\.[\w-]+/g, formatSource)
    .replaceAll(/\$response\.body#\/[\w/]+/g, (source) => `body.${formatSource(source)}`)
    .replaceAll('$response.', '')
    .replaceAll('$statusCode', 'HTTP status');
