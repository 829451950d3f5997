import type { Input } from '@workspace-api/contract/sandbox';
import { controlRequest, type OperationRequest } from '../operation/index.ts';
import { here, inMode } from '../store/sandbox.ts';

type RecordPath = Input<'updateRecord'>['path'];

/** Adds a record of a resource to the selected workspace, in the selected mode. */
export const addRecord = (resource: Input<'addRecord'>['path']['resource']): OperationRequest =>
  controlRequest('addRecord', { path: { ...here(), resource }, query: inMode() });

/** Changes a record of a resource. */
export const updateRecord = (resource: RecordPath['resource'], id: string): OperationRequest =>
  controlRequest('updateRecord', { path: { ...here(), resource, id }, query: inMode() });

/** Deletes a record of a resource, also if the API can't. */
export const removeRecord = (resource: RecordPath['resource'], id: string): OperationRequest =>
  controlRequest('removeRecord', { path: { ...here(), resource, id }, query: inMode() });
