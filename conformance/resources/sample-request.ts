import {
  type OperationId,
  type OperationShape,
  operationOf,
  type ResourceName,
} from '@workspace-api/contract';
import type { OperationRequest } from '../target/request.ts';
import { NotExercisedError } from './not-exercised-error.ts';
import { changesSharedData, type Resource, resourceOf } from './resource-of.ts';
import { sampleBody } from './sample-body.ts';
import type { SubjectContext } from './subject-context.ts';
import type { Subjects } from './subjects.ts';

export type SampleOptions = {
  /** The request is meant to be refused before any record is looked for: well-formed ids of nothing will do. */
  placeholder?: boolean;
  /** Whether a write is about a record of this case's own (the default); a write that is refused may share one. */
  fresh?: boolean;
};

/** A valid request for an operation. */
export type SampleRequest = OperationRequest & {
  /** Its ids name nothing: a 404 says no more than that. */
  placeholder: boolean;
};

/** An id in the form of its kind that no record has. */
const placeholderOf = ({ idPrefix }: Resource): string =>
  idPrefix ? `${idPrefix}${'0'.repeat(26)}` : 'gate_no_such_record';

const refersTo: Partial<Record<OperationId, (body: unknown, subjects: Subjects) => Promise<unknown>>> = {
  createProxyUrl: async (body, subjects) => ({
    ...(body as object),
    name: (await subjects.shared('secret')).id,
  }),
};

/** A valid request for an operation. @throws NotExercisedError where something that it needs can't be had */
export const sampleRequest = async (
  { mayChangeSharedData, unique }: SubjectContext,
  subjects: Subjects,
  which: OperationShape | OperationId,
  { placeholder = false, fresh = true }: SampleOptions = {},
): Promise<SampleRequest> => {
  const operation = typeof which === 'string' ? (operationOf(which) as OperationShape) : which;
  const operationId = operation.id as OperationId;
  if (!placeholder && !mayChangeSharedData && changesSharedData(operation)) {
    throw new NotExercisedError(
      `a test key or mayChangeLiveData: ${operationId} changes data that the whole workspace shares`,
    );
  }
  const resource = resourceOf(operation);
  // A write may decide, change or delete its record.
  const own = fresh && operation.method !== 'GET';
  const recordId = async (name: ResourceName) =>
    (await (own ? subjects.fresh(name) : subjects.shared(name))).id;
  const path = resource?.id
    ? { [resource.id]: placeholder ? placeholderOf(resource) : await recordId(resource.name) }
    : {};
  const sample = sampleBody(operationId, unique);
  const body = placeholder ? sample : ((await refersTo[operationId]?.(sample, subjects)) ?? sample);
  return {
    operation: operationId,
    path,
    placeholder: placeholder && resource !== null,
    ...(body === undefined ? {} : { body }),
  };
};
