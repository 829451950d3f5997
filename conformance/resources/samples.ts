import { type OperationId, type OperationShape, operationList } from '@workspace-api/contract';
import { isObject } from '../checks/body.ts';
import { createdResource } from './find-resource.ts';

/** Request bodies that the target's owner provides, by operation. */
export type Samples = Readonly<Record<string, unknown>>;

type Body = Record<string, unknown>;

/** The part of a sample string that differs from request to request. */
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

/**
 * If callers choose the name of a record, its path contains that name. Without it, the gate might write to a record that it
 * didn't create.
 */
const namelessProblem = (operation: OperationShape, sample: unknown): string | null => {
  const newResource = createdResource(operation);
  if (sample === undefined || !newResource || newResource.id === null || newResource.id !== newResource.label)
    return null;
  const keeps =
    isObject(sample) && (!(newResource.id in sample) || typeof sample[newResource.id] === 'string');
  return keeps
    ? null
    : `the sample of "${operation.id}" omits "${newResource.id}", by which the gate identifies its records. Keep the member, or declare the operation unsupported`;
};

/**
 * The gate's own body, modified by a sample. The members of an object replace or extend the members of the gate's body; an
 * undefined member is removed. Any other value replaces the body. `{unique}` in a string is different in every request. The
 * label of a new record is always unique, whether or not the sample contains `{unique}`.
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
 * A body with these members replaced; an undefined member is removed. Members that the sample removes stay removed, since the
 * target doesn't accept them. An operation without a body still has none.
 */
export const withMembers = (body: unknown, members: Body): unknown => {
  if (body === undefined) return Object.keys(members).length === 0 ? undefined : members;
  if (!isObject(body)) return body ?? members;
  const isOmitted = (name: string) => name in body && body[name] === undefined;
  return { ...body, ...Object.fromEntries(Object.entries(members).filter(([name]) => !isOmitted(name))) };
};

/** The statuses for a refused body. */
export const bodyRefusalStatuses: readonly number[] = [400, 411, 415, 422];

/** The remedy for a refused body that the service document doesn't show; empty if a sample is set. */
export const sampleHint = (samples: Samples, id: OperationId, status: number): string =>
  bodyRefusalStatuses.includes(status) && sampleProblem(id) === null && samples[id] === undefined
    ? `; set samples.${id} in the configuration if the target needs another body`
    : '';
