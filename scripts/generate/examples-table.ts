import { notice } from './notice.ts';
import type { Example, OpenApiDocument } from './openapi-document.ts';

/** `examples.ts`: the values of the contract's examples, by name. The sandbox is seeded with them. */
export const renderExamples = (document: OpenApiDocument): string => {
  const examples = Object.entries(document.components.examples ?? {}) as [string, Example][];
  const values = Object.fromEntries(examples.map(([name, example]) => [name, example.value]));
  return `${notice}
/** Every example of the contract by name: bodies of requests, responses and errors. */
export const examples = ${JSON.stringify(values, null, 2)};

/** The name of an example. */
export type ExampleName = keyof typeof examples;
`;
};
