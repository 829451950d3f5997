import { examples, operationList } from '@workspace-api/contract';
import { type ExampleRequest, exampleRequests } from '../../scripts/stock-tools/example-requests.ts';

const values: Readonly<Record<string, unknown>> = examples;

const requests = exampleRequests();

/** The first request of the contract's examples for each operation. */
export const oneRequestEach = operationList.map(
  ({ id }) => requests.find(({ operation }) => operation.id === id) as ExampleRequest,
);

/** The examples of a response by name, as the operation returns them. */
export const listExamples = (
  { operation }: ExampleRequest,
  status: string,
): [name: string, value: unknown][] => {
  const { examples: names, fitted } = operation.responses[status] ?? { examples: [] };
  return names.map((name) => [name, fitted?.[name] ? { error: fitted[name] } : values[name]]);
};
