export { type Action, ActionButtons, toAction } from './action.tsx';
export { OpenedForm } from './operation-dialog.tsx';
