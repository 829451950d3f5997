import type { OperationShape, ResponseShape } from '@workspace-api/contract';
import { mediaTypes } from '@workspace-api/contract';
import type { Plane } from './plane.ts';

/** A response with a decoded body. */
export type ReadResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly mediaType: string;
  readonly body: string;
};

const parsed = (body: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(body) };
  } catch {
    return undefined;
  }
};

const againstSchema = ({ schemas }: Plane, name: string, body: string): string[] => {
  const json = parsed(body);
  if (json === undefined) return [`the body is not JSON: ${body.slice(0, 80)}`];
  const validate = schemas[name];
  if (!validate) return [`the schema ${name} does not exist`];
  if (validate(json.value)) return [];
  const [error] = validate.errors ?? [];
  return [`${name}${error?.instancePath.replaceAll(/\/\d+/g, '/*')} ${error?.message}`];
};

const headerProblems = ({ headers: validators }: Plane, declared: ResponseShape, { headers }: ReadResponse) =>
  Object.entries(declared.headers).flatMap(([name, { header, required }]) => {
    const value = headers[name.toLowerCase()];
    if (value === undefined) return required ? [`${name} is missing`] : [];
    return validators[header]?.({ value }) ? [] : [`${name}: ${value} is not valid`];
  });

const codeProblems = ({ errors }: Plane, { examples }: ResponseShape, { body }: ReadResponse): string[] => {
  const code = (parsed(body)?.value as { error?: { code?: string } } | undefined)?.error?.code;
  const codes = examples.map((name) => errors[name]?.code);
  return codes.length === 0 || codes.includes(code as never) ? [] : [`the code ${code} is not declared`];
};

/** Finds undeclared properties of a response: its status, headers, media type, body or error code. */
export const undeclared = (plane: Plane, operation: OperationShape, response: ReadResponse): string[] => {
  const declared = operation.responses[response.status];
  if (!declared) return [`the status ${response.status} is not declared`];
  const problems = headerProblems(plane, declared, response);
  const types = Object.keys(declared.content);
  if (types.length === 0) return response.body === '' ? problems : [...problems, 'an undeclared body'];
  const content = declared.content[response.mediaType];
  if (!content) return [...problems, `the media type ${response.mediaType || '(none)'} is not declared`];
  if (content.schema === undefined || operation.stream || response.mediaType !== mediaTypes.json)
    return problems;
  const inBody = againstSchema(plane, content.schema, response.body);
  return [...problems, ...inBody, ...(response.status < 400 ? [] : codeProblems(plane, declared, response))];
};

/** Checks a response to a request that matches no certain operation: an error must be an envelope. */
export const notAnEnvelope = (plane: Plane, { status, mediaType, body }: ReadResponse): string[] => {
  if (mediaType === mediaTypes.json && status < 400) return parsed(body) ? [] : ['the body is not JSON'];
  if (status < 400) return [];
  if (mediaType !== mediaTypes.json) return [`an error of the media type ${mediaType || '(none)'}`];
  return againstSchema(plane, 'ErrorEnvelope', body);
};
