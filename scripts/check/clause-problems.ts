import { selectorNames } from '../generate/operation-selectors.ts';
import type { Problem } from './step.ts';

/** A file of `openapi/clauses`. Its content may be anything, since it isn't validated yet. */
export type ClauseFile = { file: string; content: unknown };
type Fields = Record<string, unknown>;

const levels = ['must', 'should', 'provisional'];
const observers = ['scenario', 'exchange'];
const shapeFields = ['schema', 'pointer', 'keywords', 'fragment'];
const fields = [
  'id',
  'level',
  'text',
  'source',
  'operations',
  'needs',
  'observed-by',
  'part',
  'reason',
  ...shapeFields,
];
const longest = 200;

const isNonEmptyString = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';
const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Lists every clause of the register with its file. */
export const listClauses = (files: ClauseFile[]): { file: string; clause: Fields }[] =>
  files.flatMap(({ file, content }) =>
    asList(asFields(content).clauses).map((clause) => ({ file, clause: asFields(clause) })),
  );

/** A clause that applies to every response states a shape or a provisional part, or has its own check. */
const statedProblems = (clause: Fields): string[] => {
  const presentFields = shapeFields.filter((field) => clause[field] !== undefined);
  const observed = clause['observed-by'] === 'exchange';
  return [
    ...(presentFields.length > 0 && !observed ? ['states a shape and must be observed by exchange'] : []),
    ...(presentFields.length > 0 && clause.schema === undefined ? ['states a shape without a schema'] : []),
    ...(clause.keywords !== undefined && clause.fragment !== undefined
      ? ['has both keywords and a fragment']
      : []),
    ...(clause.keywords !== undefined && clause.pointer === undefined
      ? ['has keywords without a pointer']
      : []),
    ...(clause.part !== undefined && clause.part !== 'provisional'
      ? [`has the part "${clause.part}"; expected provisional`]
      : []),
  ];
};

const familyProblems = ({ file, content }: ClauseFile): string[] => {
  const { family, title, clauses, retired } = asFields(content);
  const messages: string[] = [];
  const ids = asList(clauses).map((clause) => asFields(clause).id);
  for (const { id, reason } of asList(retired).map(asFields)) {
    if (!isNonEmptyString(id) || !isNonEmptyString(reason))
      messages.push('has a retired clause without an id or a reason');
    if (ids.includes(id)) messages.push(`states ${id}, which is retired; ids are never reused`);
  }
  if (`${family}.yaml` !== file) messages.push(`has the family "${family}"; expected the name of the file`);
  if (!isNonEmptyString(title)) messages.push('has no title');
  if (asList(clauses).length === 0) messages.push('has no clauses');
  return messages;
};

const shapeProblems = (clause: Fields, family: string): string[] => {
  const messages: string[] = [];
  const { id, level, text, source } = clause;
  if (!isNonEmptyString(id) || !new RegExp(`^${family}\\.[a-z0-9]+(-[a-z0-9]+)*$`).test(id)) {
    messages.push(`is not named ${family}.<kebab-case>`);
  }
  if (!levels.includes(String(level)))
    messages.push(`has the level "${level}"; expected ${levels.join(', ')}`);
  if (!isNonEmptyString(text)) messages.push('has no text');
  else if (text.length > longest)
    messages.push(`has a text of ${text.length} characters; at most ${longest}`);
  if (!isNonEmptyString(source)) messages.push('has no source');
  if (clause.reason !== undefined && !isNonEmptyString(clause.reason)) messages.push('has an empty reason');
  if (!observers.includes(String(clause['observed-by']))) {
    messages.push(`has observed-by "${clause['observed-by']}"; expected ${observers.join(' or ')}`);
  }
  for (const field of Object.keys(clause).filter((key) => !fields.includes(key))) {
    messages.push(`has an unknown field "${field}"`);
  }
  return messages;
};

/** Finds problems in `operations`: a selector, `{select, except, also}` or a list of ids. */
const choiceProblems = (chosen: unknown, operations: Set<string>): string[] => {
  const isList = Array.isArray(chosen);
  const { select, except, also, ...unknown } =
    typeof chosen === 'string' ? { select: chosen } : asFields(chosen);
  if (!isList && select === undefined) return ['has no operations: a selector or a list of operationIds'];
  const ids = isList ? chosen : [...asList(except), ...asList(also)];
  return [
    ...(isList || selectorNames.includes(String(select))
      ? []
      : [`selects "${select}"; expected ${selectorNames.join(', ')} or a list`]),
    ...(isList ? [] : Object.keys(unknown).map((key) => `has operations with an unknown field "${key}"`)),
    ...ids.filter((id) => !operations.has(String(id))).map((id) => `covers the unknown operation "${id}"`),
  ];
};

const referenceProblems = (clause: Fields, operations: Set<string>, capabilities: Set<string>): string[] => {
  const messages = choiceProblems(clause.operations, operations);
  if (!Array.isArray(clause.needs)) messages.push('has no needs: a list of capabilities, [] for none');
  for (const need of asList(clause.needs).filter((need) => !capabilities.has(String(need)))) {
    messages.push(`needs the unknown capability "${need}"`);
  }
  return messages;
};

/**
 * Finds inconsistencies in the clause register.
 *
 * @param files the files of `openapi/clauses` without capabilities.yaml
 */
export const clauseProblems = (
  files: ClauseFile[],
  operations: Set<string>,
  capabilities: Set<string>,
): Problem[] => {
  const problems: Problem[] = [];
  const addProblem = (file: string, message: string) =>
    problems.push({ file: `openapi/clauses/${file}`, message });
  for (const file of files) for (const message of familyProblems(file)) addProblem(file.file, message);
  const stated = new Map<string, string>();
  for (const { file, clause } of listClauses(files)) {
    const id = String(clause.id);
    for (const message of shapeProblems(clause, file.replace(/\.yaml$/, '')))
      addProblem(file, `${id} ${message}`);
    for (const message of statedProblems(clause)) addProblem(file, `${id} ${message}`);
    for (const message of referenceProblems(clause, operations, capabilities))
      addProblem(file, `${id} ${message}`);
    const other = stated.get(id);
    if (other !== undefined) addProblem(file, `${id} is a duplicate; first stated in ${other}`);
    stated.set(id, other ?? file);
  }
  return problems;
};
