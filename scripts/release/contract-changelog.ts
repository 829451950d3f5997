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

/** The steps to a change: from a component, or from the paths. */
const stepsOf = ({ path, base, revision }: Change): string[] => {
  const pointer = revision?.pointer ?? base?.pointer ?? path;
  return (pointer.startsWith('#/components/') ? pointer : path).split('/').slice(1).map(unescaped);
};

/** The place of a change: an operation or a component, and what is below it. */
const placeOf = (change: Change): { owner: string; below: string; isOperation: boolean } => {
  const [room, first = '', second, ...rest] = stepsOf(change);
  const below = rest.join(' › ');
  if (room === 'components') return { owner: second ?? first, below, isOperation: false };
  if (room !== 'paths') return { owner: stepsOf(change).join(' › '), below: '', isOperation: false };
  const owner = second === undefined ? first : `${second.toUpperCase()} ${first}`;
  return { owner, below, isOperation: second !== undefined };
};

/** From this number of operations on they are counted and not named. */
const many = 4;

/** A line for each change, and one for those that many operations have in common. */
const inWords = (changes: readonly Change[]): string[] => {
  const places = changes.map((change) => ({ change, ...placeOf(change) }));
  const plain = places.filter((each) => each.isOperation && each.change.verdicts.length === 0);
  const lines = places.flatMap((each) => {
    const { change, owner, below } = each;
    const common = plain.includes(each) && below !== '' ? plain.filter((one) => one.below === below) : [];
    if (common.length >= many) return [`\`${below}\` of ${common.length} operations`];
    const place = `\`${below === '' ? owner : `${owner}, ${below}`}\``;
    if (change.verdicts.length > 0) return change.verdicts.map(({ message }) => `${message} (${place})`);
    const { property } = change;
    return [property === undefined || property === 'deprecated' ? place : `${place}: ${property}`];
  });
  return [...new Set(lines)];
};

/** Examples and extensions don't change what a request or a response may be. */
const isAnnotation = (change: Change): boolean =>
  stepsOf(change).some((step) => step === 'examples' || step.startsWith('x-'));

/** Wording: it neither adds nor takes away anything. */
const isEditorial = (change: Change): boolean =>
  isAnnotation(change) || (change.impact === 'patch' && sectionOf(change) === 'Changed');

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
    ...inWords(changes.filter((change) => sectionOf(change) === section && !isEditorial(change))),
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
      `Descriptions, examples and extensions changed in ${editorial === 1 ? 'one place' : `${editorial} places`}.\n`,
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
