import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { codeBlock, facts, heading, list, table } from '../elements.ts';
import { files, operationLink } from '../links.ts';
import type { SitePage } from '../site-page.ts';
import {
  resolveParameter,
  type Step,
  type Workflow,
  type WorkflowFile,
  workflowFiles,
} from '../workflows/read-workflows.ts';

const formatValue = (value: unknown): Html =>
  html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`;

const renderInputs = ({ workflowId, inputs }: Workflow): Html => {
  const entries = Object.entries(inputs?.properties ?? {});
  if (entries.length === 0) return html``;
  return html`<h3>Inputs</h3>${table(
    `Inputs of ${workflowId}`,
    ['Name', 'Description', 'Default'],
    entries.map(([name, { description = '', default: standard }]) => [
      html`<code>${name}</code>`,
      html`${description}`,
      standard === undefined ? html`` : formatValue(standard),
    ]),
  )}`;
};

/** Renders the operation of a step: its id, or the id with the API description that declares it. */
const renderOperation = ({ operationId, workflowId }: Step): Html => {
  if (operationId === undefined) return html`${workflowId ?? ''}`;
  const [, source = '', name = operationId] = /^\$sourceDescriptions\.([^.]+)\.(.+)$/.exec(operationId) ?? [];
  return source === 'sandbox'
    ? html`<code>${name}</code> <span class="soft">(the sandbox's control plane)</span>`
    : operationLink(name);
};

const renderOutputs = (outputs: Readonly<Record<string, string>>): Html | false =>
  list(Object.entries(outputs).map(([name, value]) => html`<code>${name}</code>: ${formatValue(value)}`));

const renderStep = (step: Step, file: WorkflowFile, workflow: Workflow): Html => {
  const { stepId, description = '', parameters = [], requestBody, successCriteria = [], outputs = {} } = step;
  const parameterValues = parameters.map((each) => resolveParameter(file, each));
  const payload = requestBody?.payload;
  return html`<li><h4 id="${workflow.workflowId}-${stepId}">${stepId}</h4>
<p>${description}</p>
${facts({
  Operation: renderOperation(step),
  Parameters: list(
    parameterValues.map(({ name, value }) => html`<code>${name}</code>: ${formatValue(value)}`),
  ),
  Body:
    payload !== undefined &&
    codeBlock(typeof payload === 'string' ? payload : JSON.stringify(payload, null, 2), 'json'),
  'Succeeds if': list(
    successCriteria.map(
      ({ condition, context }) =>
        html`<code>${condition}</code>${context !== undefined && html` in <code>${context}</code>`}`,
    ),
  ),
  Outputs: renderOutputs(outputs),
})}</li>
`;
};

const renderWorkflow = (workflow: Workflow, file: WorkflowFile): Html => {
  const { workflowId, summary = workflowId, description = '', steps, outputs = {} } = workflow;
  const values = renderOutputs(outputs);
  return html`<section>
${heading(2, workflowId, summary)}
<p>${description}</p>
${renderInputs(workflow)}
<h3>Steps</h3>
<ol class="steps">${steps.map((step) => renderStep(step, file, workflow))}</ol>
${values && html`<h3>Outputs</h3>${values}`}
<p class="soft">Described in <code>${file.file}</code> (Arazzo 1.0), which tools can run.</p>
</section>`;
};

/** The workflows as use cases: the goal of each, step by step. */
export const workflowsPage = (): SitePage => ({
  file: files.workflows,
  title: 'Use cases',
  summary: 'Several operations that achieve one goal, step by step.',
  entries: workflowFiles
    .flatMap((file) => file.workflows)
    .map(({ workflowId, summary = workflowId, description = '', steps }) => ({
      kind: 'workflow',
      title: summary,
      text: `${description} ${steps.map((step) => step.description ?? step.stepId).join(' ')}`,
      link: `${files.workflows}#${workflowId}`,
    })),
  body: html`<h1>Use cases</h1>
<p class="lead">Several operations that achieve one goal. Each use case is also a file that tools can run against any server, and that the tests run against the sandbox.</p>
${workflowFiles.map((file) => html`${file.workflows.map((workflow) => renderWorkflow(workflow, file))}`)}`,
});
