import { type OperationId, type OperationShape, operationList } from '@workspace-api/contract';
import { createdResource } from './resource-of.ts';

/** Bodies that the target's owner gives, by operation. */
export type Samples = Readonly<Record<string, unknown>>;

type Body = Record<string, unknown>;

const isObject = (value: unknown): value is Body =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Where a text of a sample differs from request to request. */
const placeholder = '{unique}';

const filled = (value: unknown, unique: () => string): unknown => {
  if (typeof value === 'string') return value.replaceAll(placeholder, unique);
  if (Array.isArray(value)) return value.map((item) => filled(item, unique));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, filled(member, unique)]))
    : value;
};

/** Why an operation can have no sample; null if it can. */
export const sampleProblem = (id: string): string | null => {
  const takers = (operationList as readonly OperationShape[]).filter(
    ({ requestBody }) => requestBody !== null,
  );
  if (takers.some((operation) => operation.id === id)) return null;
  const known = operationList.some((operation) => operation.id === id);
  const available = takers.map((operation) => operation.id).join(', ');
  return `${known ? `the operation "${id}" takes no body` : `unknown operation "${id}"`}. Available: ${available}`;
};

/**
 * The gate's own body as a sample changes it. The members of an object replace those of the gate's body or are added
 * to them, and one that is undefined leaves it out; any other value replaces the body. `{unique}` in a text becomes
 * different each time, and the label of a new record is unique whether or not it says so.
 */
export const withSample = (
  operation: OperationShape,
  own: unknown,
  sample: unknown,
  unique: (prefix?: string) => string,
): unknown => {
  if (sample === undefined) return own;
  const word = () => unique('gate').replaceAll('-', '_');
  const given = filled(sample, word);
  if (!isObject(given) || !(own === undefined || isObject(own))) return given;
  const label = createdResource(operation)?.label ?? '';
  const text = (sample as Body)[label];
  const isFixed = typeof text === 'string' && !text.includes(placeholder);
  return { ...own, ...given, ...(isFixed ? { [label]: `${text}_${word()}` } : {}) };
};

/** What to do about a refused body that the service document doesn't show; empty where a sample is set. */
export const sampleHint = (samples: Samples, id: OperationId, status: number): string =>
  [400, 422].includes(status) && sampleProblem(id) === null && samples[id] === undefined
    ? `; set samples.${id} in the configuration if the target needs another body`
    : '';
