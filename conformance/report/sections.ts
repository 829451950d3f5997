import type { Cause } from './causes.ts';
import type { ClauseView } from './clause-view.ts';
import { notOfferedAdvice } from './remedies.ts';
import { reportFiles } from './report-files.ts';
import { type Group, groupByReason, type View } from './view.ts';

/** A part of a report. A printer lays out what a section has, in this order, as far as it has the space. */
export type Section = {
  id: string;
  title: string;
  sentences?: readonly string[];
  items?: readonly string[];
  /** Entries of `unsupported` to copy. */
  entries?: readonly string[];
  /** What to repair, in this order. */
  causes?: readonly Cause[];
  /** Clauses with their findings. */
  clauses?: readonly ClauseView[];
  groups?: readonly Group[];
  /** Whether the clauses of the groups are named everywhere, or only in the page. */
  areNamed?: boolean;
  /** Whether the groups name clauses that other sections show. */
  areLinks?: boolean;
  /** What only the page has space for. */
  details?: readonly string[];
};

/** The sections of a report, in the order in which a reader acts on them. Sections without content are omitted. */
export const listSections = (view: View): Section[] => {
  const { report, causes, failures, absentFailures, warnings, changes, leftovers, notOffered } = view;
  const { totals } = report;
  const passed = view.families.map(({ title, clauses }) => ({
    title,
    clauses: clauses.filter(({ status }) => status === 'pass'),
  }));
  const absent = 'violated only at operations that the target does not offer';
  const sections: Section[] = [
    { id: 'fix-first', title: 'Fix first', causes },
    { id: 'changes', title: 'Changes', ...changes, areNamed: true, areLinks: true },
    {
      id: 'not-offered',
      title: 'Not offered by the target',
      sentences: notOffered.length > 0 ? [notOfferedAdvice] : [],
      items: notOffered.map(({ operations }) => operations),
      entries: notOffered.map(({ entry }) => `${entry},`),
    },
    {
      id: 'failures',
      title: `Failures (${totals.fail})`,
      clauses: failures,
      groups: [{ title: absent, clauses: absentFailures }],
    },
    {
      id: 'errors',
      title: 'Errors of the harness or the network',
      items: view.errors.map(({ place, message }) => `${place}: ${message}`),
    },
    {
      id: 'not-checked',
      title: `Not checked because of an error (${totals.error})`,
      groups: groupByReason(view.clauses, 'error'),
      areNamed: true,
    },
    { id: 'warnings', title: `Warnings and information (${warnings.length})`, clauses: warnings },
    {
      id: 'not-exercised',
      title: `Not exercised (${totals['not-exercised']}), by reason`,
      groups: view.notExercised,
    },
    {
      id: 'unsupported',
      title: `Declared unsupported (${totals.unsupported})`,
      groups: groupByReason(view.clauses, 'unsupported'),
      areNamed: true,
    },
    { id: 'passed', title: `Passed (${totals.pass})`, groups: passed },
    {
      id: 'leftovers',
      title: 'Left on the target',
      sentences: leftovers.summary
        ? [`${leftovers.summary}; the list is in ${reportFiles.html} and ${reportFiles.json}.`]
        : [],
      details: leftovers.items,
    },
  ];
  return sections
    .map((section) => ({
      ...section,
      groups: (section.groups ?? []).filter(({ clauses }) => clauses.length > 0),
    }))
    .filter(({ causes = [], sentences = [], items = [], clauses = [], groups }) =>
      [causes, sentences, items, clauses, groups].some(({ length }) => length > 0),
    );
};

/** The maximum number of clauses of a group that a text names. The page shows all. */
const maxNamed = 10;

/** Names, the first ones if there are many: `a, b and 3 more in report.html`. */
export const listNames = (names: readonly string[], limit: number, rest = ''): string => {
  const more = names.length - limit;
  return `${names.slice(0, limit).join(', ')}${more > 0 ? ` and ${more} more${rest}` : ''}`;
};

/** The ids of clauses, the first ones if there are many. */
export const listIds = (clauses: readonly ClauseView[], limit: number): string =>
  listNames(
    clauses.map(({ id }) => id),
    limit,
    ` in ${reportFiles.html}`,
  );

/** The groups of a section as lines of text. @param maxGroups the number of groups to name */
export const groupLines = ({ groups = [], areNamed = false }: Section, maxGroups = 15): string[] => {
  const others = groups.slice(maxGroups).reduce((sum, { clauses }) => sum + clauses.length, 0);
  return [
    ...groups.slice(0, maxGroups).map(({ title, clauses, isNew }) => {
      const limit = isNew ? clauses.length : maxNamed;
      const names = areNamed ? `: ${listIds(clauses, limit)}` : '';
      return `${title} (${clauses.length})${names}`;
    }),
    ...(others > 0 ? [`other reasons, in ${reportFiles.html} (${others})`] : []),
  ];
};
