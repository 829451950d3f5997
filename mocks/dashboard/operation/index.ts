export { type Action, ActionButton, ActionButtons, toAction } from './action.tsx';
export { OpenedForm } from './operation-dialog.tsx';
export {
  apiRequest,
  controlRequest,
  type OperationRequest,
  requestFor,
  sendRequest,
} from './operation-request.ts';
