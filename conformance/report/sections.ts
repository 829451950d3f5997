import type { ClauseView } from './clause-view.ts';
import { notOfferedAdvice } from './not-offered.ts';
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
  const { report, failures, absentFailures, warnings, changes, leftovers, notOffered } = view;
  const { totals } = report;
  const passed = view.families.map(({ title, clauses }) => ({
    title,
    clauses: clauses.filter(({ status }) => status === 'pass'),
  }));
  const absent = 'violated only at operations that the target does not offer';
  const sections: Section[] = [
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
    .filter(({ sentences = [], items = [], clauses = [], groups }) =>
      [sentences, items, clauses, groups].some(({ length }) => length > 0),
    );
};

/** The maximum number of groups, and of clauses of a group, that a text names. The page shows all. */
const maxGroups = 15;
const maxNamed = 10;

/** The ids of clauses, the first ones if there are many. */
export const listIds = (clauses: readonly ClauseView[], limit: number, rest = ''): string => {
  const more = clauses.length - limit;
  const ids = clauses.slice(0, limit).map(({ id }) => id);
  return `${ids.join(', ')}${more > 0 ? ` and ${more} more${rest}` : ''}`;
};

/** The groups of a section as lines of text. */
export const groupLines = ({ groups = [], areNamed = false }: Section): string[] => {
  const others = groups.slice(maxGroups).reduce((sum, { clauses }) => sum + clauses.length, 0);
  return [
    ...groups.slice(0, maxGroups).map(({ title, clauses, isNew }) => {
      const limit = isNew ? clauses.length : maxNamed;
      const names = areNamed ? `: ${listIds(clauses, limit, ` in ${reportFiles.html}`)}` : '';
      return `${title} (${clauses.length})${names}`;
    }),
    ...(others > 0 ? [`other reasons, in ${reportFiles.html} (${others})`] : []),
  ];
};
