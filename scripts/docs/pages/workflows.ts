import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { codeBlock, heading, table } from '../elements.ts';
import type { Highlighter } from '../highlight.ts';
import { files, operationLink } from '../links.ts';
import type { Heading, SitePage } from '../site-page.ts';
import {
  readWorkflows,
  resolveParameter,
  type Step,
  type Workflow,
  type WorkflowFile,
} from '../workflows/read-workflows.ts';
import type { PageContext } from './context.ts';

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

const renderStep = (step: Step, file: WorkflowFile, workflow: Workflow, highlighter: Highlighter): Html => {
  const { stepId, description = '', parameters = [], requestBody, successCriteria = [], outputs = {} } = step;
  const parameterValues = parameters.map((each) => resolveParameter(file, each));
  const payload = requestBody?.payload;
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload, null, 2);
  return html`<li><h4 id="${workflow.workflowId}-${stepId}">${stepId}</h4>
<p>${description}</p>
<dl class="facts">
<dt>Operation</dt><dd>${renderOperation(step)}</dd>
${parameterValues.length > 0 && html`<dt>Parameters</dt><dd><ul>${parameterValues.map(({ name, value }) => html`<li><code>${name}</code>: ${formatValue(value)}</li>`)}</ul></dd>`}
${payload !== undefined && html`<dt>Body</dt><dd>${codeBlock(highlighter, body, 'json')}</dd>`}
${successCriteria.length > 0 && html`<dt>Succeeds if</dt><dd><ul>${successCriteria.map(({ condition, context }) => html`<li><code>${condition}</code>${context !== undefined && html` in <code>${context}</code>`}</li>`)}</ul></dd>`}
${Object.keys(outputs).length > 0 && html`<dt>Outputs</dt><dd><ul>${Object.entries(outputs).map(([name, value]) => html`<li><code>${name}</code>: ${formatValue(value)}</li>`)}</ul></dd>`}
</dl></li>
`;
};

const renderWorkflow = (workflow: Workflow, file: WorkflowFile, highlighter: Highlighter): Html => {
  const { workflowId, summary = workflowId, description = '', steps, outputs = {} } = workflow;
  return html`<section>
${heading({ id: workflowId, text: summary, level: 2 })}
<p>${description}</p>
${renderInputs(workflow)}
<h3>Steps</h3>
<ol class="steps">${steps.map((step) => renderStep(step, file, workflow, highlighter))}</ol>
${Object.keys(outputs).length > 0 && html`<h3>Outputs</h3><ul>${Object.entries(outputs).map(([name, value]) => html`<li><code>${name}</code>: ${formatValue(value)}</li>`)}</ul>`}
<p class="soft">Described in <code>${file.file}</code> (Arazzo 1.0), which tools can run.</p>
</section>`;
};

/** The workflows as use cases: the goal of each, step by step. */
export const workflowsPage = ({ highlighter }: PageContext): SitePage => {
  const workflowEntries = readWorkflows().flatMap((file) =>
    file.workflows.map((workflow) => ({ file, workflow })),
  );
  const headings: Heading[] = workflowEntries.map(({ workflow: { workflowId, summary = workflowId } }) => ({
    id: workflowId,
    text: summary,
    level: 2,
  }));
  return {
    file: files.workflows,
    title: 'Use cases',
    summary: 'Several operations that achieve one goal, step by step.',
    headings,
    entries: workflowEntries.map(
      ({ workflow: { workflowId, summary = workflowId, description = '', steps } }) => ({
        kind: 'workflow',
        title: summary,
        text: `${description} ${steps.map((step) => step.description ?? step.stepId).join(' ')}`,
        link: `${files.workflows}#${workflowId}`,
      }),
    ),
    body: html`<h1>Use cases</h1>
<p class="lead">Several operations that achieve one goal. Each use case is also a file that tools can run against any server, and that the tests run against the sandbox.</p>
${workflowEntries.length === 0 && html`<p>No use cases yet.</p>`}
${workflowEntries.map(({ workflow, file }) => renderWorkflow(workflow, file, highlighter))}`,
  };
};
