import { existsSync } from 'node:fs';
import { clauseFamilies, clauseList } from '@workspace-api/contract';
import { StartupError } from '../../engine/errors.ts';
import { gateCommand } from '../../engine/report/tool.ts';
import { didYouMean } from '../../engine/settings/patterns.ts';
import { describeWaiver, waiverReason } from '../../engine/settings/waivers.ts';
import { type ClauseFacts, clauseFacts, type RegisterOptions } from './clause-facts.ts';

const labelWidth = 12;
/** Listing more operations wouldn't help a reader. `--json` lists all of them. */
const maxOperations = 8;

/** The sources of the contract are in the repository, and not in the package. */
const isInRepository = (file: string): boolean => existsSync(new URL(`../../../${file}`, import.meta.url));

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
