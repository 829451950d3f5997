import {
  type ExampleName,
  examples,
  getOperation,
  type OperationId,
  type OperationShape,
} from '@workspace-api/contract';
import document from '@workspace-api/contract/openapi.json' with { type: 'json' };
import { componentSchema } from './arbitraries/json-schema.ts';
import { createdResource } from './find-resource.ts';

type Media = { examples?: Record<string, { $ref: string }> };
type Operation = { operationId: string; requestBody?: { content: Record<string, Media> } };

/** The name of the first example of each operation's request body. */
const exampleNames: ReadonlyMap<string, ExampleName> = new Map(
  Object.values(document.paths as unknown as Record<string, Record<string, Operation>>)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, requestBody }) => {
      const [media] = Object.values(requestBody?.content ?? {});
      const [example] = Object.values(media?.examples ?? {});
      return example ? [[operationId, example.$ref.split('/').at(-1) as ExampleName] as const] : [];
    }),
);

/**
 * A valid body for an operation: the contract's example; undefined if the operation takes no body. A new record has a unique
 * label and none of its optional members, since the contract chose some of them.
 */
export const sampleBody = (id: OperationId, unique: (prefix?: string) => string): unknown => {
  const operation: OperationShape = getOperation(id);
  const resource = createdResource(operation);
  const name = exampleNames.get(id);
  const example: unknown = name && structuredClone(examples[name]);
  if (!resource || !operation.requestBody) return example;
  const { required = [] } = componentSchema(operation.requestBody.schema);
  const members = Object.entries(example ?? {}).filter(([member]) => required.includes(member));
  const { label } = resource;
  const labels = label === null ? {} : { [label]: unique('gate').replaceAll('-', '_') };
  return { ...Object.fromEntries(members), ...labels };
};
