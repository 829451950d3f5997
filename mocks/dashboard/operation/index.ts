export { openForm } from './form-spec.ts';
export { OpenedForm } from './operation-dialog.tsx';
export { apiRequest, controlRequest, type OperationRequest } from './operation-request.ts';
export { confirmRequest, runRequest } from './run-request.tsx';
