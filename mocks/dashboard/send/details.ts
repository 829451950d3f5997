import type { OperationShape } from '@workspace-api/contract';
import { getMember, resolve } from '../client/resolve.ts';

/** A parameter of an operation, as the OpenAPI document describes it. */
export type Parameter = {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly description: string;
  readonly example: string;
  /** The only valid values, if they are listed. */
  readonly values: readonly string[];
  /** Whether a first request has it. */
  readonly isInSamples: boolean;
};

/** An example of a request's body. */
export type BodyExample = { readonly name: string; readonly summary: string; readonly text: string };

/** What the form of an operation needs in addition to the table of operations. */
export type Details = { readonly parameters: readonly Parameter[]; readonly bodies: readonly BodyExample[] };

const toParameter = (document: unknown, value: unknown): Parameter => {
  const node = resolve(document, value);
  const schema = resolve(document, node.schema);
  const values = schema.type === 'boolean' ? [true, false] : schema.enum;
  return {
    in: node.in as Parameter['in'],
    name: String(node.name),
    // The first sentence; the reference has the others.
    description: String(node.description ?? '').split(/(?<=\.)\s/)[0] ?? '',
    example: String(node.example ?? ''),
    values: Array.isArray(values) ? values.map(String) : [],
    isInSamples: node.required === true || node['x-in-samples'] === true,
  };
};

const listBodies = (document: unknown, requestBody: unknown): BodyExample[] =>
  Object.values(resolve(document, getMember(resolve(document, requestBody), 'content'))).flatMap((media) =>
    Object.entries(resolve(document, getMember(media, 'examples'))).map(([name, value]) => {
      const example = resolve(document, value);
      return {
        name,
        summary: String(example.summary ?? name),
        text: JSON.stringify(example.value, null, 2),
      };
    }),
  );

/** Reads what an OpenAPI document tells about an operation. */
export const toDetails = (
  document: unknown,
  { path, method }: Pick<OperationShape, 'path' | 'method'>,
): Details => {
  const item = getMember(getMember(document, 'paths'), path);
  const node = resolve(document, getMember(item, method.toLowerCase()));
  const parameters = [getMember(item, 'parameters'), node.parameters].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return {
    parameters: parameters.map((parameter) => toParameter(document, parameter)),
    bodies: listBodies(document, node.requestBody),
  };
};
