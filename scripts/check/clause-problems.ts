import type { Problem } from './step.ts';

/** A file of `openapi/clauses`, as it is meant to be; what is read may be anything. */
export type ClauseFile = { file: string; content: unknown };
type Fields = Record<string, unknown>;

const levels = ['must', 'should', 'provisional'];
const observers = ['scenario', 'exchange'];
const selectors = ['all', 'authenticated', 'reads', 'writes', 'lists', 'singles', 'patches'];
const fields = ['id', 'level', 'text', 'source', 'operations', 'needs', 'observed-by'];
const longest = 200;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Every clause of the register, with the file that states it. */
export const clausesOf = (files: ClauseFile[]): { file: string; clause: Fields }[] =>
  files.flatMap(({ file, content }) =>
    asList(asFields(content).clauses).map((clause) => ({ file, clause: asFields(clause) })),
  );

const familyProblems = ({ file, content }: ClauseFile): string[] => {
  const { family, title, clauses } = asFields(content);
  const says: string[] = [];
  if (`${family}.yaml` !== file) says.push(`says family "${family}"; expected the file's name`);
  if (!isText(title)) says.push('has no title');
  if (asList(clauses).length === 0) says.push('states no clause');
  return says;
};

const shapeProblems = (clause: Fields, family: string): string[] => {
  const says: string[] = [];
  const { id, level, text, source } = clause;
  if (!isText(id) || !new RegExp(`^${family}\\.[a-z0-9]+(-[a-z0-9]+)*$`).test(id)) {
    says.push(`is not called ${family}.<kebab-case>`);
  }
  if (!levels.includes(String(level))) says.push(`has the level "${level}"; expected ${levels.join(', ')}`);
  if (!isText(text)) says.push('has no text');
  else if (text.length > longest) says.push(`has a text of ${text.length} characters; at most ${longest}`);
  if (!isText(source)) says.push('names no source heading');
  if (!observers.includes(String(clause['observed-by']))) {
    says.push(`is observed by "${clause['observed-by']}"; expected ${observers.join(' or ')}`);
  }
  for (const field of Object.keys(clause).filter((key) => !fields.includes(key))) {
    says.push(`has an unknown field "${field}"`);
  }
  return says;
};

const referenceProblems = (clause: Fields, operations: Set<string>, capabilities: Set<string>): string[] => {
  const says: string[] = [];
  const chosen = clause.operations;
  if (typeof chosen === 'string') {
    if (!selectors.includes(chosen))
      says.push(`selects "${chosen}"; expected ${selectors.join(', ')} or a list`);
  } else if (!Array.isArray(chosen)) {
    says.push('has no operations: a selector or a list of operationIds');
  }
  for (const id of asList(chosen).filter((id) => !operations.has(String(id)))) {
    says.push(`covers "${id}", which is no operation of the contract`);
  }
  if (!Array.isArray(clause.needs)) says.push('has no needs: a list of capabilities, [] for none');
  for (const need of asList(clause.needs).filter((need) => !capabilities.has(String(need)))) {
    says.push(`needs "${need}", which capabilities.yaml does not list`);
  }
  return says;
};

/**
 * What is inconsistent in the clause register.
 *
 * @param files the files of `openapi/clauses` without capabilities.yaml
 */
export const clauseProblems = (
  files: ClauseFile[],
  operations: Set<string>,
  capabilities: Set<string>,
): Problem[] => {
  const problems: Problem[] = [];
  const say = (file: string, message: string) => problems.push({ file: `openapi/clauses/${file}`, message });
  for (const file of files) for (const message of familyProblems(file)) say(file.file, message);
  const stated = new Map<string, string>();
  for (const { file, clause } of clausesOf(files)) {
    const id = String(clause.id);
    for (const message of shapeProblems(clause, file.replace(/\.yaml$/, ''))) say(file, `${id} ${message}`);
    for (const message of referenceProblems(clause, operations, capabilities)) say(file, `${id} ${message}`);
    const other = stated.get(id);
    if (other !== undefined) say(file, `${id} is stated twice, first in ${other}`);
    stated.set(id, other ?? file);
  }
  return problems;
};
