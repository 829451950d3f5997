import { getOperation, type OperationId, type OperationShape } from '@workspace-api/contract';
import document from '@workspace-api/contract/openapi.json' with { type: 'json' };
import { createdResource } from './find-resource.ts';

type Media = { example?: unknown; examples?: Record<string, { value?: unknown; $ref?: string }> };
type Operation = { operationId?: string; requestBody?: { $ref?: string; content?: Record<string, Media> } };

const follow = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document);

const firstExample = (body: Operation['requestBody']): unknown => {
  const resolved = (body?.$ref ? follow(body.$ref) : body) as Operation['requestBody'];
  const media = Object.values(resolved?.content ?? {})[0];
  if (media?.example !== undefined) return media.example;
  const example = Object.values(media?.examples ?? {})[0];
  return example?.$ref ? (follow(example.$ref) as { value: unknown }).value : example?.value;
};

const examples: ReadonlyMap<string, unknown> = new Map(
  Object.values(document.paths as unknown as Record<string, Record<string, Operation>>)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) =>
      operation?.operationId && operation.requestBody
        ? [[operation.operationId, firstExample(operation.requestBody)] as const]
        : [],
    ),
);

type Body = Record<string, unknown>;
type Schema = { required?: readonly string[] };

const schemas = document.components.schemas as unknown as Record<string, Schema | undefined>;

/** A creation's example with a unique label and without its optional members, since the contract chose some of them. */
const newRecord = (
  { id, requestBody }: OperationShape,
  label: string | null,
  unique: (prefix?: string) => string,
): Body => {
  const required = schemas[requestBody?.schema ?? '']?.required ?? [];
  const example = Object.entries((examples.get(id) ?? {}) as Body).filter(([name]) =>
    required.includes(name),
  );
  const labels = label === null ? {} : { [label]: unique('gate').replaceAll('-', '_') };
  return { ...structuredClone(Object.fromEntries(example)), ...labels };
};

/**
 * A valid body for an operation: the contract's example, or the part of it that a new record needs; undefined if the operation
 * takes no body.
 */
export const sampleBody = (id: OperationId, unique: (prefix?: string) => string): unknown => {
  const operation = getOperation(id);
  const resource = createdResource(operation);
  return resource && operation.requestBody
    ? newRecord(operation, resource.label, unique)
    : structuredClone(examples.get(id));
};
