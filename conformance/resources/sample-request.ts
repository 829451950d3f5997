import {
  getOperation,
  type OperationId,
  type OperationShape,
  type ResourceName,
} from '@workspace-api/contract';
import type { OperationRequest } from '../target/request.ts';
import { findResource } from './find-resource.ts';
import { createPlaceholder } from './placeholder.ts';
import type { SubjectContext } from './subject-context.ts';
import type { Subjects } from './subjects.ts';

export type SampleOptions = {
  /** The request is meant to be refused before any record is looked for: well-formed ids of nothing will do. */
  placeholder?: boolean;
  /**
   * Whether a write is about a record of this case alone (the default). One that must be refused may go to a record that
   * the run created for several cases; where it can create none, the ids name nothing.
   */
  fresh?: boolean;
};

/** A valid request for an operation. */
export type SampleRequest = OperationRequest & {
  /** Its ids name nothing: a 404 says no more than that. */
  placeholder: boolean;
};

/** The members of a body that name a record of the run. */
const refersTo: Partial<Record<OperationId, (subjects: Subjects) => Promise<Record<string, unknown>>>> = {
  createProxyUrl: async (subjects) => ({ name: (await subjects.shared('secret')).id }),
};

/** A valid request for an operation. @throws NotExercisedError where something that it needs can't be had */
export const sampleRequest = async (
  context: SubjectContext,
  subjects: Subjects,
  which: OperationShape | OperationId,
  { placeholder = false, fresh = true }: SampleOptions = {},
): Promise<SampleRequest> => {
  const operation = typeof which === 'string' ? (getOperation(which) as OperationShape) : which;
  const operationId = operation.id as OperationId;
  const resource = findResource(operation);
  const isWrite = operation.method !== 'GET';
  // A write may decide, change or delete its record.
  const own = fresh && isWrite;
  // A write that is meant to be refused may not be: it never goes to a record that was there before.
  const nothing = placeholder || (!own && isWrite && resource !== null && !subjects.canCreate(resource.name));
  const recordId = async (name: ResourceName) =>
    (await (own ? subjects.fresh(name) : subjects.shared(name))).id;
  const path = resource?.id
    ? { [resource.id]: nothing ? createPlaceholder(resource) : await recordId(resource.name) }
    : {};
  const members = nothing ? undefined : await refersTo[operationId]?.(subjects);
  const body = context.sample(operationId, members);
  return {
    operation: operationId,
    path,
    placeholder: nothing && resource !== null,
    ...(body === undefined ? {} : { body }),
  };
};
