import { notice } from './notice.ts';
import { type Example, type Header, type OpenApiDocument, resolve } from './openapi-document.ts';

/** `examples.ts`: the values of the contract's examples, by name. The sandbox is seeded with them. */
export const renderExamples = (document: OpenApiDocument): string => {
  const examples = Object.entries(document.components.examples ?? {}) as [string, Example][];
  const values = Object.fromEntries(examples.map(([name, example]) => [name, example.value]));
  const headers = Object.entries(document.components.headers ?? {}).flatMap(([name, node]) => {
    const { example } = resolve<Header>(document, node as Header);
    return example === undefined ? [] : [[name, String(example)]];
  });
  return `${notice}
/** Every example of the contract by name: bodies of requests, responses and errors. */
export const examples = ${JSON.stringify(values, null, 2)};

/** The examples of headers in responses, by the name of the header's component. */
export const headerExamples: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(headers), null, 2)};

/** The name of an example. */
export type ExampleName = keyof typeof examples;
`;
};
