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

/** From this number on, operations are counted instead of named. */
const many = 4;

/** Describes each change on a line. Changes that many operations have in common share a line. */
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
 * Describes components that were added or removed, by kind. Components are internal to the contract. Their effect on clients is
 * listed under the operations that use them.
 */
const describeComponents = (changes: readonly Change[]): string[] => {
  const counts = new Map<string, number>();
  for (const kind of changes.map((change) => getComponentKind(change) ?? ''))
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].map(([kind, count]) => `${count} ${count === 1 ? kind : `${kind}s`}`);
  return parts.length === 0 ? [] : [`Components: ${parts.join(', ')}`];
};

/**
 * Whether a change has no effect on permitted requests and responses, such as a change of examples, extensions or the order of
 * tags.
 */
const isAnnotation = (change: Change): boolean => {
  const steps = getSteps(change);
  return steps[0] === 'tags' || steps.some((step) => step === 'examples' || step.startsWith('x-'));
};

/** Whether a component was added, or removed without a loss for any client. */
const isComponent = (change: Change): boolean =>
  change.verdicts.length === 0 && getComponentKind(change) !== undefined;

/** Whether a change only affects wording, and so neither adds nor removes anything. */
const isEditorial = (change: Change): boolean =>
  isAnnotation(change) || (change.impact === 'patch' && getSection(change) === 'Changed');

const clauseSection = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

/**
 * The section of a release in the contract's changelog: what was added, changed, deprecated and removed.
 *
 * @param version the released version
 * @param changes the changes since the last release that `redocly diff` reports
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

/** Adds a section at the top of a changelog, or replaces the section of the same version. */
export const withSection = (changelog: string, section: string): string => {
  const [, version = ''] = /^## (\S+)/.exec(section) ?? [];
  const [head = '', ...others] = changelog.split(/^(?=## )/m);
  const title = head.trim() === '' ? '# @workspace-api/contract' : head.trim();
  const otherSections = others
    .filter((other) => !other.startsWith(`## ${version}\n`))
    .map((other) => other.trim());
  return `${[title, section.trim(), ...otherSections].join('\n\n')}\n`;
};
