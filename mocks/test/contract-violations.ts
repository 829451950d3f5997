import { errors, type OperationShape, operationList, type ResponseShape } from '@workspace-api/contract';
import { headers as headerValidators, schemas, type Validator } from '@workspace-api/contract/validators';

type Tables = Readonly<Record<string, Validator>>;

const pattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** The operation of a request; the one with the fewest parameters if several match. */
const operationFor = (method: string, path: string): OperationShape | undefined =>
  operationList
    .filter((operation) => operation.method === method && pattern(operation.path).test(path))
    .toSorted((a, b) => a.parameters.path.length - b.parameters.path.length)[0];

const schemaViolations = (name: string | undefined, body: unknown): string[] => {
  const validator = name === undefined ? undefined : (schemas as Tables)[name];
  if (!validator) return [`the contract has no schema ${name}`];
  return validator(body) ? [] : [`${name}: ${JSON.stringify(validator.errors)}`];
};

const headerViolations = (declared: ResponseShape, headers: Headers): string[] =>
  Object.entries(declared.headers).flatMap(([name, { header, required }]) => {
    const value = headers.get(name);
    if (value === null) return required ? [`${name} is missing`] : [];
    return (headerValidators as Tables)[header]?.({ value })
      ? []
      : [`${name}: ${value} does not match its schema`];
  });

const codeViolations = ({ examples }: ResponseShape, body: { error: { code: string } }): string[] => {
  const declared = examples.map((name) => errors[name as keyof typeof errors]?.code);
  return (declared as string[]).includes(body.error.code) ? [] : [`code ${body.error.code} is not declared`];
};

/**
 * Finds violations of the contract in a response: status, headers, media type, body, code.
 */
export const contractViolations = (
  method: string,
  path: string,
  response: Response,
  rawBody: string,
): string[] => {
  const operation = operationFor(method, path);
  if (!operation) return schemaViolations('ErrorEnvelope', JSON.parse(rawBody));
  // Conditional requests belong to HTTP (RFC 9110 section 13).
  if (response.status === 304 && rawBody === '') return [];
  const declared = operation.responses[response.status];
  if (!declared) return [`${operation.id} does not declare ${response.status}`];
  const violations = headerViolations(declared, response.headers);
  const mediaTypes = Object.keys(declared.content);
  if (mediaTypes.length === 0) return rawBody === '' ? violations : [...violations, 'the body is not empty'];
  const mediaType = response.headers.get('Content-Type')?.split(';')[0] ?? '';
  const content = declared.content[mediaType];
  if (!content) return [...violations, `media type ${mediaType} is not declared`];
  if (content.itemSchema) return violations;
  const body: unknown = JSON.parse(rawBody);
  const inBody = schemaViolations(content.schema, body);
  return [...violations, ...inBody, ...(response.ok ? [] : codeViolations(declared, body as never))];
};
