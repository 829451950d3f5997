import {
  getOperation,
  type OperationId,
  type OperationShape,
  type ResourceName,
} from '@workspace-api/contract';
import type { OperationRequest } from '../target/request.ts';
import { createPlaceholder, findResource, namedInBody } from './find-resource.ts';
import type { SubjectContext } from './subject-context.ts';
import type { Subjects } from './subjects.ts';

export type SampleOptions = {
  /**
   * Whether the request should be refused before any record is looked up. Well-formed ids of nonexistent records are then
   * enough.
   */
  placeholder?: boolean;
  /**
   * Whether a write uses a record of this case only (the default). A write that must be refused may use a record that the run
   * created for several cases; if the run can't create one, the ids name nothing.
   */
  fresh?: boolean;
};

/** A valid request for an operation. */
export type SampleRequest = OperationRequest & {
  /** Whether its ids name nothing. A 404 then only means that. */
  placeholder: boolean;
};

/** A valid request for an operation. @throws NotExercisedError if something that it needs isn't available */
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
  // A target may carry out a write that it should refuse, so the write never uses a record that existed before the run.
  const nothing = placeholder || (!own && isWrite && resource !== null && !subjects.canCreate(resource.name));
  const recordId = async (name: ResourceName) =>
    (await (own ? subjects.fresh(name) : subjects.shared(name))).id;
  const path = resource?.id
    ? { [resource.id]: nothing ? createPlaceholder(resource) : await recordId(resource.name) }
    : {};
  const named = nothing ? null : namedInBody(operation);
  const members = named?.id ? { [named.id]: (await subjects.shared(named.name)).id } : {};
  const body = context.sample(operationId, members);
  return {
    operation: operationId,
    path,
    placeholder: nothing && resource !== null,
    ...(body === undefined ? {} : { body }),
  };
};
