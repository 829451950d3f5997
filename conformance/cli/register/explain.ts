import { existsSync } from 'node:fs';
import { clauseFamilies, clauseList } from '@workspace-api/contract';
import { gateCommand } from '../../engine/report/tool.ts';
import { didYouMean } from '../../engine/settings/nearest.ts';
import { StartupError } from '../../engine/settings/startup-error.ts';
import { describeWaiver, type Waiver, waiverReason } from '../../engine/settings/waivers.ts';
import type { ScenarioFile } from '../../scenarios/load-scenarios.ts';
import { type ClauseFacts, clauseFacts } from './clause-facts.ts';

const labelWidth = 12;
/** Listing more operations wouldn't help a reader. `--json` lists all of them. */
const maxOperations = 8;

/** Formats lines, with a label before the first one. */
const block = (label: string, lines: readonly string[]): string =>
  lines.map((line, at) => `${(at === 0 ? label : '').padEnd(labelWidth)}${line}`).join('\n');

const operationsIn = ({ operations }: ClauseFacts): string[] => {
  const lines = operations.slice(0, maxOperations).map(({ id, request }) => `${id}: ${request}`);
  const hidden = operations.length - lines.length;
  return [...lines, ...(hidden > 0 ? [`and ${hidden} more`] : [])];
};

const listCheckedBy = ({ everyExchange, scenarios }: ClauseFacts): string[] => {
  const lines = scenarios.flatMap(({ id, title, file, needs }) => [
    `${id}: ${title}`,
    `  ${file}${needs.length > 0 ? `, needs ${needs.join(', ')}` : ''}`,
  ]);
  return [...(everyExchange ? ['every exchange of its operations'] : []), ...lines];
};

/** The sources of the contract are in the repository, and not in the package. */
const isInRepository = (file: string): boolean => existsSync(new URL(`../../../${file}`, import.meta.url));

const waiverLine = (waiver: Waiver): string => `${describeWaiver(waiver)}: ${waiverReason(waiver)}`;

const formatFacts = (facts: ClauseFacts): string => {
  const { id, family, level, text, source, reason, place, needs, mutants, waivers } = facts;
  const title = clauseFamilies[family as keyof typeof clauseFamilies];
  const checkedBy = listCheckedBy(facts);
  return [
    `${id} [${level}]`,
    text,
    '',
    block('family', [`${family}: ${title}`]),
    block('source', [`the section “${source}” of the service document`]),
    ...(reason === undefined ? [] : [block('why', [reason])]),
    ...(isInRepository(place.file) ? [block('stated in', [`${place.file}:${place.line}`])] : []),
    block('operations', facts.operations.length > 0 ? operationsIn(facts) : ['no specific operation']),
    block(
      'needs',
      needs.length > 0
        ? needs.map(({ capability, text }) => `a driver with ${capability}: ${text}`)
        : ['a target and a token'],
    ),
    block('checked by', checkedBy.length > 0 ? checkedBy : ['no scenario in this version']),
    block(
      'mutants',
      mutants.length > 0
        ? mutants.map((mutant) => `${mutant.name}: ${mutant.text}`)
        : ['no mutant in this version'],
    ),
    ...(waivers.length > 0 ? [block('waived', waivers.map(waiverLine))] : []),
    block('check it', [
      `${gateCommand} --only ${id}`,
      `To repeat one finding, run ${gateCommand} --replay <id> with the id from the report.`,
    ]),
    '',
  ].join('\n');
};

/**
 * Explains one clause: sentence, level, source, operations, capabilities, scenarios, mutants and waivers.
 *
 * @throws StartupError if the clause does not exist; the message suggests similar ones
 */
export const explain = (
  id: string,
  {
    scenarios,
    waivers,
    json,
  }: { scenarios: readonly ScenarioFile[]; waivers: readonly Waiver[]; json: boolean },
): string => {
  const clause = clauseList.find((candidate) => candidate.id === id);
  if (!clause) {
    if (Object.hasOwn(clauseFamilies, id))
      throw new StartupError(`"${id}" is a family of clauses. Use --list --only ${id} to list them.`);
    const meant = didYouMean(
      id,
      clauseList.map((entry) => entry.id),
    );
    throw new StartupError(
      [`Unknown clause "${id}".`, ...(meant ? [meant] : []), 'Use --list to list all clauses.'].join(' '),
    );
  }
  const facts = clauseFacts(clause, scenarios, waivers);
  return json ? `${JSON.stringify(facts, null, 2)}\n` : formatFacts(facts);
};
