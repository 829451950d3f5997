import { groupBy } from '../../engine/report/group-by.ts';
import type { ClauseView } from '../clause-view.ts';
import { type Lack, lacks } from '../remedies.ts';
import type { Section } from '../sections.ts';
import type { Group } from '../view.ts';
import { badge, clauseAnchor, clauseItem } from './clause.ts';
import { type Html, html } from './escape.ts';
import { copyable, count, fold, section } from './parts.ts';

/** The maximum number of clauses, or of groups of one kind, in a section. The others are in a fold at its end. */
const maxItems = 30;

/** The maximum number of newly broken clauses in a list. A longer list is rendered when it is opened, like all others. */
const maxListed = 10;

const list = (items: readonly (Html | string)[]): Html[] =>
  items.length > 0 ? [html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`] : [];

/** Renders the first items. The others are in a fold at their end. */
const withMore = (id: string, items: readonly Html[], noun: string): Html[] => {
  const others = items.slice(maxItems);
  const more = others.length > 0 ? [fold(id, 'group', html`${count(others, noun)}`, others)] : [];
  return [...items.slice(0, maxItems), ...more];
};

const clauseLink = (clause: ClauseView): Html =>
  html`${badge(clause)} <a href="#${clauseAnchor(clause)}">${clause.id}</a>`;

/** Groups by what their clauses lack, with what to do. */
const renderGroups = (id: string, groups: readonly Group[], areLinks: boolean): Html[] =>
  groupBy(groups, ({ lack = '' }) => lack).flatMap(([lack, own]) => {
    const { title, advice } = lacks[lack as Lack] ?? {};
    const prefix = lack === '' ? id : `${id}-${lack}`;
    const folds = own.map(({ title: what, clauses, isNew }, at) => {
      const content = areLinks ? list(clauses.map(clauseLink)) : clauses.map(clauseItem);
      return isNew && clauses.length <= maxListed
        ? html`<h3>${what} (${clauses.length})</h3>${content}`
        : fold(`${prefix}-${at + 1}`, 'group', html`${count(clauses)} ${what}`, content);
    });
    return [
      ...(title === undefined ? [] : [html`<h3>${title}</h3>\n<p>${advice}</p>\n`]),
      ...withMore(`${prefix}-more`, folds, 'more group'),
    ];
  });

/** A section of the report. What a reader opens is rendered then. */
export const renderSection = ({ id, title, ...parts }: Section): Html => {
  const { sentences = [], items = [], entries = [], clauses = [], groups = [], details = [] } = parts;
  return section(id, title, [
    ...sentences.map((sentence) => html`<p>${sentence}</p>`),
    ...list(items),
    ...(entries.length > 0 ? [copyable(entries.join('\n'), 'entries of unsupported')] : []),
    ...withMore(`${id}-clauses`, clauses.map(clauseItem), 'more clause'),
    ...renderGroups(id, groups, parts.areLinks === true),
    ...(details.length > 0 ? [fold(`${id}-details`, 'more', html`Each of them`, list(details))] : []),
  ]);
};
