import type { DiffReport } from '../check/breaking.ts';
import type { ClauseChange } from './clause-changes.ts';
import type { ContractNames } from './contract-names.ts';
import { describeChange, formatSentence, getSteps, rules, type Sentence } from './describe-change.ts';

const sections = ['Added', 'Changed', 'Deprecated', 'Removed'] as const;
type Section = (typeof sections)[number];
type Change = DiffReport['changes'][number];

const getSection = ({ kind, property, revision }: Change): Section => {
  if (property === 'deprecated' && revision?.value === true) return 'Deprecated';
  return kind === 'added' ? 'Added' : kind === 'removed' ? 'Removed' : 'Changed';
};

/** From this number on, operations are counted instead of named. */
const many = 4;

type Described = { readonly sentence: Sentence; readonly section: Section };

/**
 * Describes each change as a sentence. If the rules of something changed as a whole, changes of single keywords and members of it
 * would be misleading: a member may be part of a variant now.
 */
const describeAll = (changes: readonly Change[], names: ContractNames): Described[] => {
  const described = changes.map((change) => ({
    sentence: describeChange(change, names),
    section: getSection(change),
  }));
  const rewritten = new Set(
    described
      .filter(({ sentence }) => sentence.predicate[0] === rules)
      .map(({ sentence }) => sentence.subject),
  );
  return described.map(({ sentence, section }) =>
    rewritten.has(sentence.subject)
      ? { sentence: { ...sentence, predicate: [rules, rules] }, section: 'Changed' }
      : { sentence, section },
  );
};

/** Formats sentences as lines. Operations with the same change share one. */
const formatSentences = (sentences: readonly Sentence[]): string[] => {
  const lines = sentences.map((sentence) => {
    const [one, several] = sentence.predicate;
    const subjects = new Set(
      sentences
        .filter(({ isOperation, predicate }) => isOperation && predicate[0] === one)
        .map(({ subject }) => subject),
    );
    return sentence.isOperation && subjects.size >= many
      ? `${subjects.size} operations ${several}`
      : formatSentence(sentence);
  });
  return [...new Set(lines)];
};

/**
 * Whether a change has no effect on permitted requests and responses, such as a change of examples, extensions, links or the
 * order of tags.
 */
const isAnnotation = (change: Change): boolean => {
  const steps = getSteps(change);
  return (
    ['tags', 'info', 'externalDocs'].includes(steps[0] ?? '') ||
    steps.some((step) => step === 'examples' || step === 'links' || step.startsWith('x-'))
  );
};

/** Whether a component was added, or removed without a loss for any client. Components are internal to the contract. */
const isComponent = (change: Change): boolean => {
  const steps = getSteps(change);
  return (
    change.verdicts.length === 0 &&
    steps[0] === 'components' &&
    steps.length === 3 &&
    change.property === undefined
  );
};

/** Whether a change only affects wording, and so neither adds nor removes anything. */
const isEditorial = (change: Change): boolean =>
  isAnnotation(change) ||
  isComponent(change) ||
  (change.impact === 'patch' && getSection(change) === 'Changed');

const clauseSection = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

/**
 * The section of a release in the contract's changelog: what was added, changed, deprecated and removed.
 *
 * @param version the released version
 * @param changes the changes since the last release that `redocly diff` reports
 * @param clauses the clauses that differ
 * @param names the names by which users know the contract's parts
 */
export const contractChangelog = (
  version: string,
  { changes }: Pick<DiffReport, 'changes'>,
  clauses: readonly ClauseChange[],
  names: ContractNames,
): string => {
  const described = describeAll(
    changes.filter((change) => !isEditorial(change)),
    names,
  );
  const lines = (section: Section): string[] => [
    ...formatSentences(described.filter((each) => each.section === section).map(({ sentence }) => sentence)),
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
      `Descriptions, examples and other annotations changed in ${editorial === 1 ? 'one place' : `${editorial} places`}.\n`,
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
