import {
  examples,
  keyPrefixes,
  mediaTypes,
  type OperationShape,
  operationList,
} from '@workspace-api/contract';
import { bundle, getEntry } from '../docs/contract.ts';

/** Returns a copy of the bundle, since tools modify their input. */
export const readBundle = () => structuredClone(bundle);

const values: Readonly<Record<string, unknown>> = examples;

/** A request from the contract's examples, with the first success that its operation declares. */
export type ExampleRequest = {
  readonly operation: OperationShape;
  /** The name of the body's example; empty without a body. */
  readonly name: string;
  /** Path and query, relative to the server's base. */
  readonly path: string;
  readonly init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
  };
  readonly response: { readonly status: number; readonly example: unknown };
};

/** Returns the first success of an operation, and the value of its first example if it has a body. */
export const declaredSuccess = ({ id, responses }: OperationShape): ExampleRequest['response'] => {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  if (status === undefined) throw new Error(`${id} declares no success.`);
  return { status: Number(status), example: values[response?.examples[0] ?? ''] };
};

const createPath = ({ path, parameters }: OperationShape): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(parameters.path.find((one) => one.name === name)?.example)),
  );
  const query = parameters.query.flatMap(({ name, example }): [string, string][] =>
    // Accept negotiates the encoding.
    example === undefined || name === 'format' ? [] : [[name, String(example)]],
  );
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
};

const listExampleNames = ({ id }: OperationShape): (string | undefined)[] => {
  const [media] = Object.values(getEntry(id).body?.content ?? {});
  return media ? Object.keys(media.examples ?? {}) : [undefined];
};

/** One request for each operation, or for each example of its body. */
export const exampleRequests = (): ExampleRequest[] =>
  operationList.flatMap((operation) =>
    listExampleNames(operation).map((name) => ({
      operation,
      name: name ?? '',
      path: createPath(operation),
      init: {
        method: operation.method,
        headers: {
          ...(operation.scope !== null && { Authorization: `Bearer ${keyPrefixes.test}example` }),
          ...(name !== undefined && { 'Content-Type': mediaTypes.json }),
        },
        ...(name !== undefined && { body: JSON.stringify(values[name]) }),
      },
      response: declaredSuccess(operation),
    })),
  );
