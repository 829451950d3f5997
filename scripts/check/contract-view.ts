import { bundleContract } from '../generate/bundle.ts';
import { listOperations, resolve } from '../generate/openapi-document.ts';
import { fromRoot } from '../generate/paths.ts';
import { schemasAt } from '../generate/shape-places.ts';

/** The names in the contract that clauses and state machines may refer to. */
export type ContractView = {
  /** operationId → the names of the error examples that its responses show. */
  operations: Map<string, Set<string>>;
  /** Component name → its properties, each with its permitted values. */
  schemas: Map<string, Map<string, string[] | undefined>>;
  /** The names of the examples that are error envelopes. */
  errors: Set<string>;
};

/** Reads the sources instead of generated/, so that findings refer to the latest edits. */
export const readContract = async (): Promise<ContractView> => {
  const document = await bundleContract(fromRoot('openapi'));
  const getName = (node: object, key: string) =>
    '$ref' in node && typeof node.$ref === 'string' ? (node.$ref.split('/').at(-1) ?? key) : key;
  const entries = listOperations(document).map(({ operation }) => {
    const names = Object.values(operation.responses).flatMap((response) =>
      Object.values(resolve(document, response).content ?? {}).flatMap((media) =>
        Object.entries(media.examples ?? {}).map(([key, example]) => getName(example, key)),
      ),
    );
    return [operation.operationId, new Set(names)] as const;
  });
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => {
    const getValues = (key: string) =>
      schemasAt(document, name, `/${key}`).find((node) => node.enum !== undefined)?.enum as
        | string[]
        | undefined;
    return [name, new Map(Object.keys(schema.properties ?? {}).map((key) => [key, getValues(key)]))] as const;
  });
  const examples = Object.entries(document.components.examples ?? {}) as [string, { 'x-status'?: number }][];
  return {
    operations: new Map(entries),
    schemas: new Map(schemas),
    errors: new Set(
      examples.filter(([, example]) => example['x-status'] !== undefined).map(([name]) => name),
    ),
  };
};
