import {
  type ExampleName,
  examples,
  getOperation,
  type OperationId,
  type OperationShape,
  operationList,
  operations,
} from '@workspace-api/contract';
import { isObject } from '../checks/body.ts';
import { mapStrings } from '../checks/find-string.ts';
import { componentSchema } from './arbitraries/json-schema.ts';
import { chosenIdMember, createdResource } from './find-resource.ts';

type Body = Record<string, unknown>;

/** Replaces `{version}` and the like by the member of this name. A string that has nothing else becomes the member's value. */
const withNamed = (value: unknown, members: Body): unknown => {
  const change = (text: string): unknown => {
    const whole = /^\{(\w+)\}$/.exec(text)?.[1] ?? '';
    if (whole in members) return members[whole];
    return text.replaceAll(/\{(\w+)\}/g, (placeholder, name) =>
      name in members ? String(members[name]) : placeholder,
    );
  };
  return mapStrings(value, change, String);
};

/** Why a sample of an operation can't be used; null if it can. */
export const sampleProblem = (id: string, sample?: unknown): string | null => {
  const takers = (operationList as readonly OperationShape[]).filter(
    ({ requestBody }) => requestBody !== null,
  );
  const taker = takers.find((operation) => operation.id === id);
  if (taker) return namelessProblem(taker, sample);
  const isKnown = Object.hasOwn(operations, id);
  const available = takers.map((operation) => operation.id).join(', ');
  return `${isKnown ? `the operation "${id}" takes no body` : `unknown operation "${id}"`}. Available: ${available}`;
};

/**
 * If callers choose the name of a record, its path contains that name. Without it, the gate might write to a record that it
 * didn't create.
 */
const namelessProblem = (operation: OperationShape, sample: unknown): string | null => {
  const newResource = createdResource(operation);
  const name = newResource && chosenIdMember(newResource);
  if (sample === undefined || name === null) return null;
  const keeps = isObject(sample) && (!(name in sample) || typeof sample[name] === 'string');
  return keeps
    ? null
    : `the sample of "${operation.id}" omits "${name}", by which the gate identifies its records. Keep the member, map it if the target calls it otherwise, or declare the operation unsupported`;
};

/**
 * The gate's own body, modified by a sample. The members of an object replace or extend the members of the gate's body; an
 * undefined member is removed. Any other value replaces the body. `{unique}` in a string is different in every request, and so is
 * `{UNIQUE}`, in capitals. The label of a new record is always unique, whether or not the sample contains one of them.
 */
export const withSample = (
  operation: OperationShape,
  own: unknown,
  sample: unknown,
  unique: (prefix?: string) => string,
): unknown => {
  if (sample === undefined) return own;
  const word = () => unique('gate').replaceAll('-', '_');
  const fill = (text: string) =>
    text.replaceAll('{unique}', word).replaceAll('{UNIQUE}', () => word().toUpperCase());
  const filledSample = mapStrings(sample, fill, String);
  if (!isObject(filledSample) || !(own === undefined || isObject(own))) return filledSample;
  const label = createdResource(operation)?.label ?? '';
  const value = (sample as Body)[label];
  const isFixed = typeof value === 'string' && filledSample[label] === value;
  return { ...own, ...filledSample, ...(isFixed ? { [label]: `${value}_${word()}` } : {}) };
};

/**
 * A body with these members replaced; an undefined member is removed. Members that the sample removes stay removed, since the
 * target doesn't accept them: it may have them elsewhere, as `{version}` for a member `version`. An operation without a body
 * still has none.
 */
export const withMembers = (body: unknown, members: Body): unknown => {
  if (body === undefined) return Object.keys(members).length === 0 ? undefined : members;
  if (!isObject(body)) return body ?? members;
  const isOmitted = (name: string) => name in body && body[name] === undefined;
  const named = withNamed(body, members) as Body;
  return { ...named, ...Object.fromEntries(Object.entries(members).filter(([name]) => !isOmitted(name))) };
};

/** The statuses for a refused body. */
export const bodyRefusalStatuses: readonly number[] = [400, 411, 415, 422];

/** The remedy for a refused body that the service document doesn't show; empty if a sample is set. */
export const sampleHint = (
  samples: Readonly<Record<string, unknown>>,
  id: OperationId,
  status: number,
): string =>
  bodyRefusalStatuses.includes(status) && sampleProblem(id) === null && samples[id] === undefined
    ? `; set samples.${id} or mapping in the configuration if the target needs another body`
    : '';

/**
 * A valid body for an operation: the contract's example; undefined if the operation takes no body. A new record has a unique
 * label and none of its optional members, since the contract chose some of them.
 */
export const sampleBody = (id: OperationId, unique: (prefix?: string) => string): unknown => {
  const operation: OperationShape = getOperation(id);
  const resource = createdResource(operation);
  if (!operation.requestBody) return undefined;
  const example: unknown = structuredClone(examples[operation.requestBody.example as ExampleName]);
  if (!resource) return example;
  const { required = [] } = componentSchema(operation.requestBody.schema);
  const members = Object.entries(example ?? {}).filter(([member]) => required.includes(member));
  const { label } = resource;
  const labels = label === null ? {} : { [label]: unique('gate').replaceAll('-', '_') };
  return { ...Object.fromEntries(members), ...labels };
};
