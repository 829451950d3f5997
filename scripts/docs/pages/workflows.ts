import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { codeBlock, facts, heading, list } from '../elements.ts';
import { files, operationLink, pageFile, siteHref } from '../links.ts';
import { plainSentence, renderInline } from '../markdown.ts';
import type { PageContext, SitePage } from '../site-page.ts';
import {
  findOperation,
  formatCondition,
  formatJsonPath,
  type StepCode,
  type Workflow,
  type WorkflowFile,
  workflowFiles,
  writeWorkflow,
} from '../workflows.ts';

const workflows = workflowFiles.flatMap((file) => file.workflows);

const getTitle = ({ workflowId, summary = workflowId }: Workflow): string => summary;

const renderStep = ({ step, code }: StepCode, workflow: Workflow, isLive: boolean): Html => {
  const { stepId, description = '', successCriteria = [] } = step;
  const { source, id } = findOperation(step);
  const format = (condition: string) => html`<code>${formatCondition(condition, workflow)}</code>`;
  return html`${heading(2, stepId, stepId.charAt(0).toUpperCase() + stepId.slice(1).replaceAll('-', ' '))}
<p>${renderInline(description)}</p>
${codeBlock(code, 'js', isLive ? { requests: null } : undefined)}
${facts({
  Operation:
    source === 'sandbox'
      ? html`<code>${id}</code> <span class="soft">(the sandbox's control plane)</span>`
      : operationLink(id),
  Expect: list(
    successCriteria.map(({ condition, context, type }) => {
      if (context === undefined) return format(condition);
      if (type === 'jsonpath') return format(formatJsonPath(condition, context));
      return html`${format(context)} matches ${format(condition)}`;
    }),
  ),
})}`;
};

/** The page of a use case: its steps as a program, which the page runs. */
const workflowPage = (file: WorkflowFile, workflow: Workflow, isLive: boolean): SitePage => {
  const { workflowId, description = '' } = workflow;
  const { inputs, steps } = writeWorkflow(file, workflow);
  return {
    file: pageFile('workflows', workflowId),
    title: getTitle(workflow),
    summary: plainSentence(description),
    siblings: {
      label: 'Use cases',
      links: workflows.map((each) => ({
        file: pageFile('workflows', each.workflowId),
        title: getTitle(each),
      })),
    },
    entries: [
      {
        kind: 'workflow',
        text: `${description} ${workflow.steps.map((step) => step.description ?? step.stepId).join(' ')}`,
      },
    ],
    body: html`<p class="above"><a href="${siteHref(files.workflows)}">Use cases</a></p>
<h1>${getTitle(workflow)}</h1>
<p class="lead">${description}</p>
${isLive && html`<p><em>Run</em> executes a step in a sandbox in this page, after the steps before it.</p>`}
${heading(2, 'inputs', 'Inputs')}
${codeBlock(inputs, 'js')}
${steps.map((step) => renderStep(step, workflow, isLive))}
<p class="soft">Described in <code>${file.file}</code> (Arazzo 1.0), which tools can run.</p>`,
  };
};

/** The workflows as use cases: the list of them, and a page for each. */
export const workflowsPages = ({ dashboard }: PageContext): SitePage[] => [
  {
    file: files.workflows,
    title: 'Use cases',
    summary: 'Several operations that achieve one goal, step by step.',
    body: html`<h1>Use cases</h1>
<p class="lead">Several operations that achieve one goal. Each use case is also a file that tools can run against any server, and that the tests run against the sandbox.</p>
<ul class="cards columns">${workflows.map(
      (workflow) =>
        html`<li class="box" id="${workflow.workflowId}"><a href="${siteHref(pageFile('workflows', workflow.workflowId))}">${getTitle(workflow)}</a><p>${workflow.description ?? ''}</p></li>`,
    )}</ul>`,
  },
  ...workflowFiles.flatMap((file) =>
    file.workflows.map((workflow) => workflowPage(file, workflow, dashboard === undefined)),
  ),
];
