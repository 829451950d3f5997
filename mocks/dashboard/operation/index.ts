export { type Action, ActionButtons, toAction } from './action.tsx';
export { OpenedForm } from './operation-dialog.tsx';
export {
  addRecord,
  apiRequest,
  controlRequest,
  type OperationRequest,
  removeRecord,
  requestFor,
  sendRequest,
  updateRecord,
} from './operation-request.ts';
