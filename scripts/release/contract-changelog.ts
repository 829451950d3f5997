import type { DiffReport } from '../check/breaking.ts';
import { capitalised, getComponentKind, getSteps, toPlace } from './change-place.ts';
import type { ClauseChange } from './clause-changes.ts';

const sections = ['Added', 'Changed', 'Deprecated', 'Removed'] as const;
type Section = (typeof sections)[number];
type Change = DiffReport['changes'][number];

const getSection = ({ kind, property, revision }: Change): Section => {
  if (property === 'deprecated' && revision?.value === true) return 'Deprecated';
  return kind === 'added' ? 'Added' : kind === 'removed' ? 'Removed' : 'Changed';
};

/** From this number of operations on they are counted and not named. */
const many = 4;

/** A line for each change, and one for those that many operations have in common. */
const describeChanges = (changes: readonly Change[]): string[] => {
  const places = changes.map((change) => ({ change, place: toPlace(change) }));
  const plain = places.filter(({ change, place }) => place.isOperation && change.verdicts.length === 0);
  const lines = places.flatMap((each) => {
    const { change, place } = each;
    const { owner, below } = place;
    const common =
      plain.includes(each) && below !== '' ? plain.filter((one) => one.place.below === below) : [];
    if (common.length >= many) return [capitalised(`${below} of ${common.length} operations`)];
    const label = below === '' ? owner : `${owner}: ${below}`;
    if (change.verdicts.length > 0) return change.verdicts.map(({ message }) => `${message} (${label})`);
    const { property } = change;
    return [property === undefined || property === 'deprecated' ? label : `${label}: \`${property}\``];
  });
  return [...new Set(lines)];
};

/**
 * Components that came or went whole, by their kinds. They are how the contract is written: what they change for a client
 * is listed at the operations that use them.
 */
const describeComponents = (changes: readonly Change[]): string[] => {
  const counts = new Map<string, number>();
  for (const kind of changes.map((change) => getComponentKind(change) ?? ''))
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].map(([kind, count]) => `${count} ${count === 1 ? kind : `${kind}s`}`);
  return parts.length === 0 ? [] : [`Components: ${parts.join(', ')}`];
};

/** Examples, extensions and the order of tags don't change what a request or a response may be. */
const isAnnotation = (change: Change): boolean => {
  const steps = getSteps(change);
  return steps[0] === 'tags' || steps.some((step) => step === 'examples' || step.startsWith('x-'));
};

/** Whether a component came or went whole, and no client loses anything by it. */
const isComponent = (change: Change): boolean =>
  change.verdicts.length === 0 && getComponentKind(change) !== undefined;

/** Wording: it neither adds nor takes away anything. */
const isEditorial = (change: Change): boolean =>
  isAnnotation(change) || (change.impact === 'patch' && getSection(change) === 'Changed');

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
  const notableChanges = changes.filter((change) => !isEditorial(change));
  const lines = (section: Section): string[] => [
    ...describeChanges(
      notableChanges.filter((change) => getSection(change) === section && !isComponent(change)),
    ),
    ...describeComponents(
      notableChanges.filter((change) => getSection(change) === section && isComponent(change)),
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
  const otherSections = others
    .filter((other) => !other.startsWith(`## ${version}\n`))
    .map((other) => other.trim());
  return `${[title, section.trim(), ...otherSections].join('\n\n')}\n`;
};
