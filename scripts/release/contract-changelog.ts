import type { DiffReport } from '../check/breaking.ts';
import type { ClauseChange } from './clause-changes.ts';

const sections = ['Added', 'Changed', 'Deprecated', 'Removed'] as const;
type Section = (typeof sections)[number];
type Change = DiffReport['changes'][number];

const sectionOf = ({ kind, property, revision }: Change): Section => {
  if (property === 'deprecated' && revision?.value === true) return 'Deprecated';
  return kind === 'added' ? 'Added' : kind === 'removed' ? 'Removed' : 'Changed';
};

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** The place of a change: an operation with what is below it, or a component. */
const placeOf = ({ path, base, revision }: Change): string => {
  const pointer = revision?.pointer ?? base?.pointer ?? path;
  const steps = (pointer.startsWith('#/components/') ? pointer : path).split('/').slice(1).map(unescaped);
  const [room, first = '', second, ...below] = steps;
  const rest = below.length > 0 ? `, ${below.join(' › ')}` : '';
  if (room === 'components') return `${second ?? first}${rest}`;
  if (room === 'paths') return second === undefined ? first : `${second.toUpperCase()} ${first}${rest}`;
  return steps.join(' › ');
};

const inWords = (change: Change): string[] => {
  const place = `\`${placeOf(change)}\``;
  if (change.verdicts.length > 0) return change.verdicts.map(({ message }) => `${message} (${place})`);
  const { property } = change;
  return [property === undefined || property === 'deprecated' ? place : `${place}: ${property}`];
};

/** Wording: it neither adds nor takes away anything. */
const isEditorial = (change: Change): boolean => change.impact === 'patch' && sectionOf(change) === 'Changed';

const clauseSection = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

/**
 * The section of a release in the contract's changelog: what was added, changed, deprecated and removed.
 *
 * @param version the version that is released
 * @param changes what `redocly diff` reports since the last release
 * @param clauses the clauses that differ
 */
export const contractChangelog = (
  version: string,
  { changes }: Pick<DiffReport, 'changes'>,
  clauses: readonly ClauseChange[],
): string => {
  const lines = (section: Section): string[] => [
    ...new Set(
      changes.filter((change) => sectionOf(change) === section && !isEditorial(change)).flatMap(inWords),
    ),
    ...clauses
      .filter(({ kind }) => clauseSection[kind] === section)
      .map(({ id, text }) => `Clause \`${id}\`: ${text}`),
  ];
  const parts = sections.flatMap((section) => {
    const entries = lines(section);
    return entries.length === 0
      ? []
      : [`### ${section}\n\n${entries.map((line) => `- ${line}`).join('\n')}\n`];
  });
  const editorial = changes.filter(isEditorial).length;
  if (editorial > 0)
    parts.push(
      `Descriptions and other wording changed in ${editorial === 1 ? 'one place' : `${editorial} places`}.\n`,
    );
  if (parts.length === 0) parts.push('The contract is the same.\n');
  return `## ${version}\n\n${parts.join('\n')}`;
};

/** A changelog with a section at the top, in place of one of the same version. */
export const withSection = (changelog: string, section: string): string => {
  const [, version = ''] = /^## (\S+)/.exec(section) ?? [];
  const [head = '', ...others] = changelog.split(/^(?=## )/m);
  const title = head.trim() === '' ? '# @workspace-api/contract' : head.trim();
  const kept = others.filter((other) => !other.startsWith(`## ${version}\n`)).map((other) => other.trim());
  return `${[title, section.trim(), ...kept].join('\n\n')}\n`;
};
