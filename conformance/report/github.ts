import { oneLine } from '../engine/report/format.ts';
import type { ClauseView } from './clause-view.ts';
import { createLayout, createStyle } from './terminal.ts';
import { findingLines, shortExtent } from './text.ts';
import type { View } from './view.ts';

/** GitHub shows at most this many annotations of each kind per step. */
const maxAnnotations = 10;

type Annotation = { title: string; message: string };

const annotate = ({ id, text, findings: [first] }: ClauseView): Annotation => ({
  title: id,
  message: [text, ...(first ? findingLines(first, { steps: 'none', value: 300 }) : [])].join('\n'),
});

// https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts: characters that end a line or a property are
// encoded.
const escapeData = (value: string): string =>
  value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (value: string): string =>
  escapeData(value).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Workflow commands that annotate a run on GitHub. A broken clause is an error. A violated `should` or an error of the harness
 * is a warning. If there are more than GitHub shows, the last annotation has the number of the others.
 */
export const githubAnnotations = ({ verdict, failures, warnings, errors, notOffered }: View): string[] => {
  const format = (kind: 'error' | 'warning', all: readonly Annotation[]): string[] => {
    const more = all.length > maxAnnotations ? all.length - maxAnnotations + 1 : 0;
    const last = { title: `conformance: ${verdict}`, message: `and ${more} more: see the reports` };
    return [...all.slice(0, all.length - more), ...(more > 0 ? [last] : [])].map(
      ({ title, message }) => `::${kind} title=${escapeProperty(title)}::${escapeData(message)}`,
    );
  };
  return [
    ...format('error', [
      ...notOffered.map(({ title, operations, entry }) => ({
        title: `not offered: ${title}`,
        message: `${operations}\nunsupported: [${entry}]`,
      })),
      ...failures.map(annotate),
    ]),
    ...format('warning', [
      ...warnings.filter(({ status }) => status !== 'info').map(annotate),
      ...errors.map(({ place, message }) => ({ title: `error in ${oneLine(place, 200)}`, message })),
    ]),
  ];
};

// Characters that could have a meaning in Markdown, HTML or a mention are written as character references.
const inline = (value: string): string =>
  oneLine(value).replace(/[^\p{L}\p{N} .,;/=()?'-]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);

// A fence that is longer than any run of backticks in the content can't be closed by the content.
const fenced = (content: string): string => {
  const runs = content.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}text\n${content}\n${fence}`;
};

/**
 * The report as Markdown for a job's summary page: the verdict, the sections as on a terminal but with every request, and the
 * facts about the run.
 */
export const githubSummary = (view: View): string => {
  const parts = [
    `## Conformance: ${view.verdict}`,
    `${view.counts}.`,
    view.explanation.map(inline).join(' '),
    ...createLayout(createStyle(), { details: 25, lines: 15, extent: shortExtent }).formatSections(
      view,
      (title, content) => `### ${title}\n\n${fenced(content.replace(/^\n/, ''))}`,
    ),
    view.facts.map(([name, value]) => `- ${inline(`${name}: ${value}`)}`).join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
};
