import { existsSync } from 'node:fs';
import {
  type Capability,
  type ClauseId,
  type ClauseShape,
  capabilities,
  clauseFamilies,
  clauseList,
  getOperation,
  type OperationId,
} from '@workspace-api/contract';
import mutantsByClause from '@workspace-api/contract/mutants.json' with { type: 'json' };
import places from '@workspace-api/contract/places.json' with { type: 'json' };
import { StartupError } from '../engine/errors.ts';
import { counted } from '../engine/report/format.ts';
import { gateCommand } from '../engine/report/tool.ts';
import { createMatcher, didYouMean } from '../engine/settings/patterns.ts';
import { describeWaiver, type Waiver, waiverReason, waivesClause } from '../engine/settings/waivers.ts';
import type { ListedScenario } from '../scenarios/load-scenarios.ts';

/** What `--list` and `--explain` know of a run's surroundings, and how they print. */
type RegisterOptions = {
  scenarios: readonly ListedScenario[];
  waivers: readonly Waiver[];
  json: boolean;
};

const mutants: Readonly<Record<string, Readonly<Record<string, string>>>> = mutantsByClause;

/** Collects everything that is known about a clause before any run. */
export const clauseFacts = (
  clause: ClauseShape & { id: ClauseId },
  { scenarios, waivers }: Omit<RegisterOptions, 'json'>,
) => {
  const { id, family, level, text, source, reason } = clause;
  const place: { file: string; line: number } = places.clauses[id];
  return {
    id,
    family,
    level,
    text,
    source,
    /** Why the clause has this level or scope, if that is a matter of interpretation. */
    ...(reason === undefined ? {} : { reason: reason.trim() }),
    /** The file and line of the contract that states the clause. */
    place,
    operations: clause.operations.map((name) => {
      const { method, path } = getOperation(name as OperationId);
      return { id: name, request: `${method} ${path}` };
    }),
    /** The driver capabilities that the clause needs to be exercised. */
    needs: clause.needs.map((capability) => ({ capability, text: capabilities[capability as Capability] })),
    everyExchange: clause['observed-by'] === 'exchange',
    scenarios: scenarios
      .filter(({ scenario }) => scenario.clauses.includes(id))
      .map(({ file, scenario }) => ({ id: scenario.id, title: scenario.title, file, needs: scenario.needs })),
    /** The broken servers that this repository's tests use to prove that the gate finds a violation. */
    mutants: Object.entries(mutants[id] ?? {}).map(([name, mutant]) => ({ name, text: mutant })),
    waivers: waivers.filter((waiver) => waivesClause(waiver, clause)),
  };
};

export type ClauseFacts = ReturnType<typeof clauseFacts>;

const clauseLines = ({ id, level, text, everyExchange, scenarios, needs }: ClauseFacts): string[] => {
  const checkedBy = [
    ...(everyExchange ? ['every exchange'] : []),
    ...scenarios.map((scenario) => scenario.id),
  ];
  return [
    `  ${id} [${level}]`,
    `    ${text}`,
    `    covered by: ${checkedBy.join(', ') || 'no scenario yet'}`,
    ...(needs.length > 0 ? [`    needs: ${needs.map(({ capability }) => capability).join(', ')}`] : []),
  ];
};

/**
 * Lists the clauses by family, with level, text, scenarios and needed capabilities, and then the scenarios.
 *
 * @param only patterns of the clauses; all if empty
 * @throws StartupError if the patterns match no clause
 */
export const listing = (only: readonly string[], context: RegisterOptions): string => {
  const isSelected = createMatcher(only);
  const clauses = clauseList.filter(({ id }) => isSelected(id)).map((clause) => clauseFacts(clause, context));
  if (clauses.length === 0) {
    const ids = clauseList.map(({ id }) => id);
    const meant = only.map((pattern) => didYouMean(pattern, ids));
    throw new StartupError(['--only matches no clause.', ...meant.filter(Boolean)].join(' '));
  }
  if (context.json) return `${JSON.stringify(clauses, null, 2)}\n`;
  const families = Object.entries(clauseFamilies).flatMap(([name, title]) => {
    const own = clauses.filter(({ family }) => family === name);
    if (own.length === 0) return [];
    return [`${name}: ${title} (${counted(own.length, 'clause')})`, ...own.flatMap(clauseLines), ''];
  });
  const cited = context.scenarios.filter(({ scenario }) => scenario.clauses.some(isSelected));
  return [
    ...families,
    `${counted(clauses.length, 'clause')}, ${counted(cited.length, 'scenario')}:`,
    ...cited.map(({ scenario: { id, title } }) => `  ${id}: ${title}`),
    '',
    'Use --explain <clause> for details of a clause.',
    '',
  ].join('\n');
};

const labelWidth = 12;
/** Listing more operations wouldn't help a reader. `--json` lists all of them. */
const maxOperations = 8;

/** The sources of the contract are in the repository, and not in the package. */
const isInRepository = (file: string): boolean => existsSync(new URL(`../../${file}`, import.meta.url));

const formatFacts = (facts: ClauseFacts): string => {
  const { id, family, level, text, source, reason, place, needs, mutants, waivers } = facts;
  const operations = facts.operations.map(({ id: name, request }) => `${name}: ${request}`);
  const hidden = operations.splice(maxOperations).length;
  const title = clauseFamilies[family as keyof typeof clauseFamilies];
  /** The lines of each label, and what to show without any; a label without either is omitted. */
  const blocks: [label: string, lines: string[], none?: string][] = [
    ['family', [`${family}: ${title}`]],
    ['source', [`the section “${source}” of the service document`]],
    ['why', reason === undefined ? [] : [reason]],
    ['stated in', isInRepository(place.file) ? [`${place.file}:${place.line}`] : []],
    ['operations', [...operations, ...(hidden > 0 ? [`and ${hidden} more`] : [])], 'no specific operation'],
    [
      'needs',
      needs.map(({ capability, text }) => `a driver with ${capability}: ${text}`),
      'a target and a token',
    ],
    [
      'checked by',
      [
        ...(facts.everyExchange ? ['every exchange of its operations'] : []),
        ...facts.scenarios.flatMap((scenario) => [
          `${scenario.id}: ${scenario.title}`,
          `  ${scenario.file}${scenario.needs.length > 0 ? `, needs ${scenario.needs.join(', ')}` : ''}`,
        ]),
      ],
      'no scenario in this version',
    ],
    ['mutants', mutants.map((mutant) => `${mutant.name}: ${mutant.text}`), 'no mutant in this version'],
    ['waived', waivers.map((waiver) => `${describeWaiver(waiver)}: ${waiverReason(waiver)}`)],
    [
      'check it',
      [
        `${gateCommand} --only ${id}`,
        `To repeat one finding, run ${gateCommand} --replay <id> with the id from the report.`,
      ],
    ],
  ];
  const lines = blocks.flatMap(([label, own, none]) =>
    (own.length === 0 && none !== undefined ? [none] : own).map(
      (line, at) => `${(at === 0 ? label : '').padEnd(labelWidth)}${line}`,
    ),
  );
  return [`${id} [${level}]`, text, '', ...lines, ''].join('\n');
};

/**
 * Explains one clause: sentence, level, source, operations, capabilities, scenarios, mutants and waivers.
 *
 * @throws StartupError if the clause does not exist; the message suggests similar ones
 */
export const explain = (id: string, context: RegisterOptions): string => {
  const clause = clauseList.find((candidate) => candidate.id === id);
  if (!clause) {
    if (Object.hasOwn(clauseFamilies, id))
      throw new StartupError(`"${id}" is a family of clauses. Use --list --only ${id} to list them.`);
    const ids = clauseList.map((entry) => entry.id);
    throw new StartupError(
      [`Unknown clause "${id}".`, didYouMean(id, ids), 'Use --list to list all clauses.']
        .filter(Boolean)
        .join(' '),
    );
  }
  const facts = clauseFacts(clause, context);
  return context.json ? `${JSON.stringify(facts, null, 2)}\n` : formatFacts(facts);
};
