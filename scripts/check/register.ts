import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isNote } from '../../openapi/lint/note.ts';
import type { OpenApiDocument } from '../generate/openapi-document.ts';
import { selectorNames } from '../generate/operation-selectors.ts';
import { fromRoot, readJson } from '../generate/paths.ts';
import { readRegister } from '../generate/read-register.ts';
import { schemasAt } from '../generate/shape-places.ts';
import { readYamlFolder } from '../generate/yaml-folder.ts';
import type { Problem, Step } from './step.ts';

/** A file of `openapi/clauses` or `openapi/states`. Its content may be anything, since it isn't validated yet. */
export type RegisterFile = { readonly file: string; readonly content: unknown };

/** What the files may refer to. */
export type Names = {
  /** operationId → the names of the error examples that its responses show. */
  readonly operations: ReadonlyMap<string, ReadonlySet<string>>;
  /** The contract, whose schemas have the states of records. */
  readonly document: OpenApiDocument;
  /** The names of the examples that are errors. */
  readonly errors: Iterable<string>;
  readonly capabilities: Iterable<string>;
};

type Fields = Record<string, unknown>;

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Lists every clause of the register with its file. */
const listClauses = (files: readonly RegisterFile[]): { file: string; clause: Fields }[] =>
  files.flatMap(({ file, content }) =>
    asList(asFields(content).clauses).map((clause) => ({ file, clause: asFields(clause) })),
  );

const words = { type: 'string', pattern: String.raw`\S` };
const anyIn = (values: Iterable<unknown>) => ({ enum: [...values] });
const manyIn = (values: Iterable<unknown>) => ({ type: 'array', items: anyIn(values) });
const oneOrMany = (values: Iterable<unknown>, one = values) => ({
  if: { type: 'array' },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: manyIn(values),
  else: anyIn(one),
});

const familySchema = (family: string, { operations, capabilities }: Names) => {
  const ids = [...operations.keys()];
  const choice = {
    type: 'object',
    required: ['select'],
    properties: { select: anyIn(selectorNames), except: manyIn(ids), also: manyIn(ids) },
    additionalProperties: false,
  };
  const clause = {
    type: 'object',
    required: ['id', 'level', 'text', 'source', 'operations', 'needs', 'observed-by'],
    properties: {
      id: { type: 'string', pattern: `^${family}\\.[a-z0-9]+(-[a-z0-9]+)*$` },
      level: anyIn(['must', 'should', 'provisional']),
      text: { ...words, maxLength: 200 },
      source: words,
      reason: words,
      operations: {
        if: { type: 'object' },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: choice,
        else: oneOrMany(ids, selectorNames),
      },
      needs: manyIn(capabilities),
      'observed-by': anyIn(['scenario', 'trace', 'exclusive-trace', 'exchange']),
      part: anyIn(['provisional']),
      schema: words,
      pointer: { type: 'string' },
      keywords: { type: 'array' },
      fragment: true,
    },
    additionalProperties: false,
    dependentRequired: { pointer: ['schema'], keywords: ['schema', 'pointer'], fragment: ['schema'] },
    // Every response that has the shape shows whether it is right.
    dependentSchemas: {
      schema: { properties: { 'observed-by': anyIn(['exchange']) } },
      keywords: { properties: { fragment: false } },
    },
  };
  return {
    type: 'object',
    required: ['family', 'title', 'clauses'],
    properties: {
      family: anyIn([family]),
      title: words,
      clauses: { type: 'array', minItems: 1, items: clause },
      retired: {
        type: 'array',
        items: { type: 'object', required: ['id', 'reason'], properties: { id: words, reason: words } },
      },
    },
  };
};

const machineSchema = (name: string, content: Fields, names: Names) => {
  const { document } = names;
  const { schemas } = document.components;
  const schema = String(content.schema);
  const values = schemasAt(document, schema, `/${content.field}`).find((node) => node.enum)?.enum;
  const states = asList(content.states);
  const move = {
    type: 'object',
    required: ['from'],
    properties: {
      operation: anyIn(names.operations.keys()),
      from: manyIn(states),
      to: anyIn([...states, null]),
      provisional: { note: true },
      needs: oneOrMany(names.capabilities),
    },
  };
  return {
    type: 'object',
    required: ['states', 'initial'],
    properties: {
      name: anyIn([name]),
      schema: anyIn([...Object.keys(schemas), null]),
      field: anyIn([...Object.keys(schemas[schema]?.properties ?? {}), null]),
      states: { type: 'array', minItems: 1, items: values ? anyIn(values) : true },
      initial: anyIn([...states, null]),
      moves: {
        type: 'array',
        items: {
          ...move,
          required: ['from', 'to'],
          oneOf: [{ required: ['operation'] }, { required: ['outside'] }],
        },
      },
      forbidden: {
        type: 'array',
        items: {
          ...move,
          required: ['from', 'operation', 'error'],
          properties: { ...move.properties, error: anyIn(names.errors) },
          allOf: [...names.operations]
            .filter(([, errors]) => errors.size > 0)
            .map(([id, errors]) => ({
              if: { properties: { operation: { const: id } } },
              // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
              then: { properties: { error: anyIn(errors) } },
            })),
        },
      },
    },
  };
};

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false }).addKeyword({
  keyword: 'note',
  validate: (_: unknown, value: unknown) => isNote(value),
  error: { message: 'must be a sentence for a caller' },
});

/** What follows from another error: a branch that failed, or the part of it that did. */
const isConsequence = ({ keyword, schemaPath }: ErrorObject): boolean =>
  keyword === 'if' || /\/oneOf\/\d/.test(schemaPath);

const wording: Readonly<Record<string, (error: ErrorObject) => string>> = {
  enum: ({ data, params }) =>
    `is ${JSON.stringify(data)}; expected ${params.allowedValues.length > 0 ? params.allowedValues.join(', ') : 'nothing'}`,
  additionalProperties: ({ params }) => `has an unknown field "${params.additionalProperty}"`,
  oneOf: () => 'must have either "operation" or "outside"',
};

/** The place of an error, with the id of the clause instead of its position. */
const toPlace = (content: unknown, path: string): string =>
  path.replace(/^\/clauses\/(\d+)/, (place, index) =>
    String(asFields(asList(asFields(content).clauses)[Number(index)]).id ?? place),
  );

const schemaProblems = (folder: string, { file, content }: RegisterFile, schema: object): Problem[] => {
  const validate = ajv.compile(schema);
  validate(content);
  return (validate.errors ?? [])
    .filter((error) => !isConsequence(error))
    .map((error) => ({
      file: `openapi/${folder}/${file}`,
      message:
        `${toPlace(content, error.instancePath)} ${wording[error.keyword]?.(error) ?? error.message}`.trim(),
    }));
};

const toName = (file: string): string => file.replace(/\.yaml$/, '');

/**
 * Finds inconsistencies in the register of clauses.
 *
 * @param files the files of `openapi/clauses` without capabilities.yaml
 */
export const clauseProblems = (files: readonly RegisterFile[], names: Names): Problem[] => {
  const ids = listClauses(files).map(({ file, clause }) => ({ file, id: String(clause.id) }));
  const retired = new Set(
    files.flatMap(({ content }) => asList(asFields(content).retired)).map((one) => asFields(one).id),
  );
  return [
    ...files.flatMap((file) => schemaProblems('clauses', file, familySchema(toName(file.file), names))),
    ...ids.flatMap(({ file, id }, index) => {
      const first = ids.find((one) => one.id === id);
      const messages = [
        ...(first === ids[index] ? [] : [`${id} is a duplicate; first stated in ${first?.file}`]),
        ...(retired.has(id) ? [`${id} is stated, but retired; ids are never reused`] : []),
      ];
      return messages.map((message) => ({ file: `openapi/clauses/${file}`, message }));
    }),
  ];
};

/** Finds inconsistencies within the state machines and between them and the contract. */
export const stateProblems = (files: readonly RegisterFile[], names: Names): Problem[] =>
  files.flatMap((file) =>
    schemaProblems('states', file, machineSchema(toName(file.file), asFields(file.content), names)),
  );

/** Checks clauses and state machines against the contract. */
export const register: Step = {
  name: 'register',
  describe: 'clauses and state machines are well-formed and match the contract',
  remedy: 'Fix the file. The format is described in openapi/clauses/README.md.',
  run: async () => {
    const { families, capabilities } = readRegister(fromRoot('openapi'));
    const machines = readYamlFolder(fromRoot('openapi/states'));
    // The contract is generated, and an earlier step may report that it isn't.
    const { errors, operationList } = await import('@workspace-api/contract');
    const operations = operationList.map(
      ({ id, responses }) =>
        [id, new Set(Object.values(responses).flatMap(({ examples }) => examples))] as const,
    );
    const names = {
      operations: new Map<string, ReadonlySet<string>>(operations),
      document: readJson<OpenApiDocument>('generated/openapi.json'),
      errors: Object.keys(errors),
      capabilities: capabilities.map(({ id }) => id),
    };
    return [
      `${listClauses(families).length} clauses in ${families.length} families, ${machines.length} state machines`,
      [...clauseProblems(families, names), ...stateProblems(machines, names)],
    ];
  },
};
