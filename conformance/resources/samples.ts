import { type OperationId, type OperationShape, operationList } from '@workspace-api/contract';
import { createdResource } from './find-resource.ts';

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

/** Why a sample of an operation can't be used; null if it can. */
export const sampleProblem = (id: string, sample?: unknown): string | null => {
  const takers = (operationList as readonly OperationShape[]).filter(
    ({ requestBody }) => requestBody !== null,
  );
  const taker = takers.find((operation) => operation.id === id);
  if (taker) return namelessProblem(taker, sample);
  const isKnown = operationList.some((operation) => operation.id === id);
  const available = takers.map((operation) => operation.id).join(', ');
  return `${isKnown ? `the operation "${id}" takes no body` : `unknown operation "${id}"`}. Available: ${available}`;
};

/** What callers name themselves has its name in the path: without it the gate could write to what it did not create. */
const namelessProblem = (operation: OperationShape, sample: unknown): string | null => {
  const newResource = createdResource(operation);
  if (sample === undefined || !newResource || newResource.id === null || newResource.id !== newResource.label)
    return null;
  const keeps =
    isObject(sample) && (!(newResource.id in sample) || typeof sample[newResource.id] === 'string');
  return keeps
    ? null
    : `the sample of "${operation.id}" leaves out "${newResource.id}". The gate knows its records by it: keep the member, or declare the operation unsupported`;
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
  const filledSample = filled(sample, word);
  if (!isObject(filledSample) || !(own === undefined || isObject(own))) return filledSample;
  const label = createdResource(operation)?.label ?? '';
  const value = (sample as Body)[label];
  const isFixed = typeof value === 'string' && !value.includes(placeholder);
  return { ...own, ...filledSample, ...(isFixed ? { [label]: `${value}_${word()}` } : {}) };
};

/**
 * A body with these members replacing its own; one that is undefined is left out. What the sample leaves out stays
 * out, since the target doesn't take it. What takes no body still has none.
 */
export const withMembers = (body: unknown, members: Body): unknown => {
  if (body === undefined) return Object.keys(members).length === 0 ? undefined : members;
  if (!isObject(body)) return body ?? members;
  const isOmitted = (name: string) => name in body && body[name] === undefined;
  return { ...body, ...Object.fromEntries(Object.entries(members).filter(([name]) => !isOmitted(name))) };
};

/** The statuses of a refused body. */
export const bodyRefusalStatuses: readonly number[] = [400, 411, 415, 422];

/** What to do about a refused body that the service document doesn't show; empty where a sample is set. */
export const sampleHint = (samples: Samples, id: OperationId, status: number): string =>
  bodyRefusalStatuses.includes(status) && sampleProblem(id) === null && samples[id] === undefined
    ? `; set samples.${id} in the configuration if the target needs another body`
    : '';
