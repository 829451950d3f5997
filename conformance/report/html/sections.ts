import type { ClauseView } from '../clause-view.ts';
import { notOfferedAdvice } from '../not-offered.ts';
import { lacks } from '../remedies.ts';
import type { Group, View } from '../view.ts';
import { badge, clauseAnchor, clauseItem } from './clause.ts';
import { type Html, html } from './escape.ts';
import { block, copyable, count, fold, section } from './parts.ts';

/** The maximum number of clauses, or of reasons of one kind, in a section. The others are in a fold at its end. */
const maxItems = 30;

/** The maximum number of newly broken clauses in a list. A longer list is rendered when it is opened, like all others. */
const maxListed = 10;

/** Folds that contain clauses. */
const groupFolds = (id: string, groups: readonly Group[]): Html[] =>
  groups.map(({ title, clauses }, at) =>
    fold(`${id}-${at + 1}`, 'group', html`${count(clauses)} ${title}`, clauses.map(clauseItem)),
  );

/** Renders the first items. The others are in a fold at their end. */
const withMore = (id: string, items: readonly Html[], noun: string): Html[] => {
  const others = items.slice(maxItems);
  const more = others.length > 0 ? [fold(id, 'group', html`${count(others, noun)}`, others)] : [];
  return [...items.slice(0, maxItems), ...more];
};

const list = (items: readonly (Html | string)[]): Html =>
  html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

/** What changed since an earlier run. Only newly broken clauses are visible before they are opened. */
const changesSection = ({ changes }: View): Html => {
  if (!changes) return html``;
  const link = (clause: ClauseView) =>
    html`${badge(clause)} <a href="#${clauseAnchor(clause)}">${clause.id}</a>`;
  return section('changes', 'Changes', [
    ...changes.sentences.map((sentence) => html`<p>${sentence}</p>`),
    ...changes.groups.map(({ title, clauses, isNew }, at) =>
      isNew && clauses.length <= maxListed
        ? html`<h3>Newly broken (${clauses.length})</h3>${list(clauses.map(link))}`
        : fold(`change-${at + 1}`, 'group', html`${count(clauses)} ${title}`, list(clauses.map(link))),
    ),
  ]);
};

/** The operations that the target doesn't offer, and the entries that declare them. */
const notOfferedSection = ({ notOffered }: View): Html =>
  section(
    'not-offered',
    'Not offered by the target',
    notOffered.length > 0 && [
      list(notOffered.map(({ operations }) => operations)),
      html`<p>${notOfferedAdvice}</p>`,
      copyable(notOffered.map(({ entry }) => `${entry},`).join('\n'), 'entries of unsupported'),
    ],
  );

const failuresSection = ({ failures, absentFailures: clauses }: View): Html => {
  const title = 'violated only at operations that the target does not offer';
  return section('failures', `Failures (${failures.length + clauses.length})`, [
    ...withMore('failures-more', failures.map(clauseItem), 'more clause'),
    ...(clauses.length > 0 ? groupFolds('failures-absent', [{ title, clauses }]) : []),
  ]);
};

const errorsSection = ({ errors }: View): Html =>
  section(
    'errors',
    'Errors of the harness or the network',
    errors.list.length + errors.groups.length > 0 && [
      html`<p>Errors are not violations by the target.</p>`,
      list(errors.list.map(({ place, message }) => html`${place}${block(message)}`)),
      ...groupFolds('error', errors.groups),
    ],
  );

const warningsSection = ({ warnings }: View): Html =>
  section(
    'warnings',
    `Warnings and information (${warnings.length})`,
    withMore('warnings-more', warnings.map(clauseItem), 'more clause'),
  );

/** The clauses that were not checked, by what they lack, with what to do. */
const notExercisedSection = ({ notExercised, unsupported, report: { totals } }: View): Html => {
  const kinds = [
    ...Object.entries(lacks).map(([lack, about]) => ({
      ...about,
      id: `missing-${lack}`,
      groups: notExercised.filter((remedy) => remedy.lack === lack),
    })),
    {
      title: 'Declared unsupported',
      advice: 'Remove the entry from unsupported in the configuration once the target offers it.',
      id: 'unsupported',
      groups: unsupported,
    },
  ];
  return section(
    'not-exercised',
    `Not exercised (${totals['not-exercised'] + totals.unsupported})`,
    kinds
      .filter(({ groups }) => groups.length > 0)
      .map(
        ({ id, title, advice, groups }) => html`<h3>${title}</h3>
<p>${advice}</p>
${withMore(`${id}-more`, groupFolds(id, groups), 'more reason')}`,
      ),
  );
};

/** The clauses that passed, by family. */
const passedSection = ({ families, clauses, report: { totals } }: View): Html => {
  const isPassed = ({ status }: ClauseView) => status === 'pass';
  const lists = families
    .filter((family) => family.clauses.some(isPassed))
    .map(
      (family) => html`<section aria-label="${family.title}">
<h3>${family.title}</h3>
${family.clauses.filter(isPassed).map(clauseItem)}
</section>
`,
    );
  return section(
    'passed',
    `Passed (${totals.pass})`,
    lists.length > 0 && [
      fold('passed-clauses', 'group', html`${count(clauses.filter(isPassed))} by family`, lists),
    ],
  );
};

const leftoversSection = ({ leftovers: { summary, items } }: View): Html =>
  section(
    'leftovers',
    'Left on the target',
    items.length > 0 && [html`<details><summary>${summary}</summary>${list(items)}</details>`],
  );

/** The sections above the tables, and below. What a reader acts on comes first. */
export const sectionsAbove = [
  changesSection,
  notOfferedSection,
  failuresSection,
  errorsSection,
  warningsSection,
  notExercisedSection,
];
export const sectionsBelow = [passedSection, leftoversSection];
