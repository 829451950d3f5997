import type { OperationId } from '@workspace-api/contract';
import document from '@workspace-api/contract/openapi.json' with { type: 'json' };

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

type Change = (body: Record<string, unknown>, unique: (prefix?: string) => string) => unknown;

// A record of the run's own needs a name of its own, else it would meet another one's.
const changes: Partial<Record<OperationId, Change>> = {
  mintToken: ({ scopes }) => ({ scopes }),
  createAgent: (_, unique) => ({ name: unique('Gate agent') }),
  setSecret: (body, unique) => ({ ...body, name: unique('gate').replaceAll('-', '_') }),
};

/** A valid body for an operation: the contract's example, with names of its own; undefined where it takes none. */
export const sampleBody = (operation: OperationId, unique: (prefix?: string) => string): unknown => {
  const example = structuredClone(examples.get(operation));
  const change = changes[operation];
  return change ? change((example ?? {}) as Record<string, unknown>, unique) : example;
};
