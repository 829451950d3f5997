import { notice } from './notice.ts';
import type { Example, OpenApiDocument } from './openapi-document.ts';

/** `examples.ts`: the values of the contract's examples, by name; the sandbox starts from the same records. */
export const renderExamples = (document: OpenApiDocument): string => {
  const examples = Object.entries(document.components.examples ?? {}) as [string, Example][];
  const values = Object.fromEntries(examples.map(([name, example]) => [name, example.value]));
  return `${notice}
/** Every named example of the contract: bodies of requests, of answers and of errors. */
export const examples = ${JSON.stringify(values, null, 2)};

/** The name of an example. */
export type ExampleName = keyof typeof examples;
`;
};
