import { oneLine } from '../engine/report/format.ts';
import type { ClauseView } from './clause-view.ts';
import { findingLines, formatLines, shortExtent } from './text.ts';
import type { View } from './view.ts';

/** GitHub shows at most this many annotations of each kind per step. */
const maxAnnotations = 10;

type Annotation = { title: string; message: string };

const annotate = ({ id, text, findings: [first] }: ClauseView): Annotation => ({
  title: id,
  message: [
    text,
    ...(first ? [formatLines(findingLines(first, { ...shortExtent, hasSteps: false, value: 300 }))] : []),
  ].join('\n'),
});

const atMost = (annotations: readonly Annotation[], verdict: string): Annotation[] => {
  if (annotations.length <= maxAnnotations) return [...annotations];
  const more = annotations.length - maxAnnotations + 1;
  return [
    ...annotations.slice(0, maxAnnotations - 1),
    { title: `conformance: ${verdict}`, message: `and ${more} more: see the reports` },
  ];
};

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
export const githubAnnotations = (view: View): string[] => {
  const { verdict, failures, warnings, errors, notOffered } = view;
  const broken = [
    ...notOffered.map(({ title, operations, entry }) => ({
      title: `not offered: ${title}`,
      message: `${operations}\nunsupported: [${entry}]`,
    })),
    ...failures.map(annotate),
  ];
  const warned = [
    ...warnings.filter(({ status }) => status !== 'info').map(annotate),
    ...errors.map(({ place, message }) => ({ title: `error in ${oneLine(place, 200)}`, message })),
  ];
  const format = (kind: 'error' | 'warning', annotations: readonly Annotation[]): string[] =>
    atMost(annotations, verdict).map(
      ({ title, message }) => `::${kind} title=${escapeProperty(title)}::${escapeData(message)}`,
    );
  return [...format('error', broken), ...format('warning', warned)];
};
